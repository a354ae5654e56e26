import { setFlagsFromString } from "node:v8";
import type { Config } from "@inktvis/api/platform/config";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import type { Logger } from "pino";

// The heap limit of the command line (docs/operations/README.md#memory) is meant for the main thread, where it already
// applies. Left in place, it would override the limits of the threads of heavy work.
setFlagsFromString("--max-old-space-size=0");

type Stop = (signal: NodeJS.Signals) => Promise<void>;

/**
 * Runs a process until a signal stops it. A failed start prints one line; further signals while it stops are ignored.
 * @param start returns the function that stops it
 */
export async function runProcess(start: (config: Config, log: Logger) => Promise<Stop>) {
  try {
    const config = readConfig(process.env);
    const log = createLogger(config);
    const starting = start(config, log);
    let stopping = false;
    const end = (signal: NodeJS.Signals) => {
      if (stopping) return;
      stopping = true;
      // Even a signal during the start waits for it to finish: the database must be stopped.
      starting
        .then((stop) => stop(signal))
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
