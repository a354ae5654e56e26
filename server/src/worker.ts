import { startOnBackend } from "./app.ts";
import { listenForOperators } from "./http/serve-operators.ts";
import { runProcess } from "./process.ts";

/** Runs jobs only, on machines beside those that serve (`WORKER=off` there). */
await runProcess((config, log) =>
  startOnBackend(config, log, async ({ services, startWorker }) => {
    const { workerPort } = config;
    const operators = workerPort === undefined ? undefined : await listenForOperators(services, workerPort);
    await startWorker();
    log.info("worker started");
    return async () => {
      operators?.closeAllConnections();
      operators?.close();
    };
  }),
);
