import { workerData } from "node:worker_threads";

/**
 * Kills the process over its memory limit, which V8 cannot enforce for Typst, or over its time limit, because the
 * parent may be gone.
 */
const { megabytes, seconds } = workerData as { megabytes: number; seconds: number };
const endsAt = performance.now() + seconds * 1000;
setInterval(() => {
  if (performance.now() > endsAt || process.memoryUsage.rss() > megabytes * 1024 * 1024) {
    process.kill(process.pid, "SIGKILL");
  }
}, 100);
