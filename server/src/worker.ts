import { openBackend } from "./app.ts";
import { runProcess } from "./process.ts";

/** Does jobs only: for machines beside those that serve (`WORKER=off` there). */
await runProcess(async (config, log) => {
  const { startWorker, close } = await openBackend(config, log);
  await startWorker();
  log.info("worker started");
  return close;
});
