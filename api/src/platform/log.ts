import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const withoutAddresses = (text: string | undefined) => text?.replaceAll(ADDRESS, "[address]");

/** The database quotes the row and the mail server the address that they refuse; of their errors only this is kept. */
function loggedError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, code: code as unknown, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

/** @param to where the lines go instead of the standard output */
export const createLogger = (config: Config, to?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      // Nothing personal in the logs: no addresses, no cookies, no bodies.
      redact: ["req.headers", "email", "*.email"],
      serializers: { err: loggedError },
      base: undefined,
    },
    ...(to ? [to] : []),
  );
