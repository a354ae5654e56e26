import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const withoutAddresses = (text: string | undefined) => text?.replaceAll(ADDRESS, "[address]");

/** Database errors quote rows and mail server errors quote addresses; only these fields are logged. */
function loggedError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, code: code as unknown, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

/** @param to a destination instead of standard output */
export const createLogger = (config: Config, to?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      // No personal data in logs: no addresses, cookies or bodies.
      redact: ["req.headers", "email", "*.email"],
      serializers: { err: loggedError },
      base: undefined,
    },
    ...(to ? [to] : []),
  );
