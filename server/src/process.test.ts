import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** The heap limits in megabytes of a server, and of a thread that may use 64 MB, with this option of Node. */
async function heapLimits(option: string) {
  const program = `
    import { getHeapStatistics } from "node:v8";
    import { Worker } from "node:worker_threads";
    import ${JSON.stringify(new URL("process.ts", import.meta.url).href)};
    const thread = new Worker(
      "require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapStatistics().heap_size_limit)",
      { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } },
    );
    thread.once("message", (limit) => console.log(JSON.stringify([getHeapStatistics().heap_size_limit, limit])));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [option, "--input-type=module", "-e", program]);
  return (JSON.parse(stdout) as number[]).map((bytes) => Math.round(bytes / 1024 ** 2));
}

it("keeps a thread's own heap limit, whatever the limit of the server", async () => {
  const [server, thread] = await heapLimits("--max-old-space-size=1024");
  expect(server).toBeGreaterThanOrEqual(1024);
  expect(thread).toBeLessThan(200);
});
