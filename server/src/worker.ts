import { openBackend } from "./app.ts";
import { listenForOperators } from "./http/serve-operators.ts";
import { runProcess } from "./process.ts";

/** Runs jobs only, on machines beside those that serve (`WORKER=off` there). */
await runProcess(async (config, log) => {
  const { services, startWorker, close } = await openBackend(config, log);
  const operators = config.workerPort === undefined ? undefined : await listenForOperators(services, config.workerPort);
  await startWorker();
  log.info("worker started");
  return async () => {
    operators?.closeAllConnections();
    operators?.close();
    await close();
  };
});
