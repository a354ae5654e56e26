import { workerData } from "node:worker_threads";

/**
 * Ends the process that holds more megabytes than it may, since what Typst takes no limit of V8 counts, or that takes
 * longer: whoever started it may be gone.
 */
const { megabytes, seconds } = workerData as { megabytes: number; seconds: number };
const endsAt = performance.now() + seconds * 1000;
setInterval(() => {
  if (performance.now() > endsAt || process.memoryUsage.rss() > megabytes * 1024 * 1024) {
    process.kill(process.pid, "SIGKILL");
  }
}, 100);
