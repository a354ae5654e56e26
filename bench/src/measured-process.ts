import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export type MeasuredProcess = Awaited<ReturnType<typeof startMeasured>>;

/** Starts a server that reports its CPU time and heap, and waits until it is ready. */
export async function startMeasured(file: URL, environment: Record<string, string>, readyAt: string) {
  const child = fork(file, {
    execArgv: ["--expose-gc", "--import", new URL("probe.mjs", import.meta.url).href],
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await waitUntilReady(child, readyAt);
  const ask = async <A>(question: string) => {
    child.send(question);
    const [response] = (await once(child, "message")) as [A];
    return response;
  };
  return {
    /** CPU milliseconds since the start, all threads. */
    cpu: async () => (await ask<{ cpu: number }>("cpu")).cpu,
    /** In bytes: the heap after a garbage collection, and the peak memory of the process since its start. */
    memory: () => ask<{ heap: number; peakRss: number }>("memory"),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function waitUntilReady(child: ChildProcess, address: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered`);
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${address} did not answer within a minute`);
}
