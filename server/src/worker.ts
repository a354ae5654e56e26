import { openBackend } from "./app.ts";
import { runProcess } from "./process.ts";

/** Runs jobs only, on machines beside those that serve (`WORKER=off` there). */
await runProcess(async (config, log) => {
  const { startWorker, close } = await openBackend(config, log);
  await startWorker();
  log.info("worker started");
  return close;
});
