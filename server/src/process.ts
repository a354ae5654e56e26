import type { Config } from "@inktvis/api/platform/config";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import type { Logger } from "pino";

/**
 * Runs a process of the product until it is told to stop. What keeps it from starting is said in one line; a second
 * signal while it stops changes nothing.
 * @param start answers how to stop
 */
export async function runProcess(start: (config: Config, log: Logger) => Promise<() => Promise<void>>) {
  try {
    const config = readConfig(process.env);
    const log = createLogger(config);
    const starting = start(config, log);
    let stopping = false;
    const end = () => {
      if (stopping) return;
      stopping = true;
      // Also while it starts: the database must not stay behind.
      starting
        .then((stop) => stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, "stopping failed");
            process.exit(1);
          },
        );
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
    await starting;
  } catch (error) {
    console.error(`Inktvis cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
