import { workerData } from "node:worker_threads";

/** Ends the process that holds more megabytes than it may: what Typst takes, no limit of V8 counts. */
const limit = (workerData as number) * 1024 * 1024;
setInterval(() => {
  if (process.memoryUsage.rss() > limit) process.kill(process.pid, "SIGKILL");
}, 100);
