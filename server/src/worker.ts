import { openBackend } from "./app.ts";
import { runProcess } from "./process.ts";

/** Runs jobs only, on machines beside those that serve (`WORKER=off` there). */
await runProcess(async (config, log) => {
  const { services, close } = await openBackend(config, log);
  await services.jobs.work(services);
  log.info("worker started");
  return close;
});
