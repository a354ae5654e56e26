import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Served } from "@inktvis/api/testing/test-browser";

const WEB = fileURLToPath(new URL("serve-api.ts", import.meta.url));
const WORKER = fileURLToPath(new URL("../worker.ts", import.meta.url));

/** A process that serves the API, and its port. */
export interface WebProcess {
  process: ChildProcess;
  port: number;
}

const start = (file: string, environment: Record<string, string>) =>
  spawn(process.execPath, [file], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "silent", ...environment },
  });

/** Starts the product without its pages on a port of its own, and returns once it is ready. */
export async function startWeb(environment: Record<string, string>): Promise<WebProcess> {
  const child = start(WEB, { PORT: "0", WORKER: "off", ...environment });
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), "line"),
    once(child, "exit").then(() => Promise.reject(new Error("The process ended before it began to serve"))),
  ])) as [string];
  return { process: child, port: (JSON.parse(line) as { port: number }).port };
}

export const startWorker = (environment: Record<string, string>): ChildProcess => start(WORKER, environment);

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends a process; returns its exit code and the signal that ended it. */
export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (!hasEnded(child)) {
    child.kill(signal);
    await once(child, "exit");
  }
  return [child.exitCode, child.signalCode];
}

/** Lets the browser of a test send its requests to processes; `choosePort` is called for each request. */
export const servedBy = (choosePort: () => number): Served => ({
  app: {
    inject: async ({ method, url, headers, payload }) => {
      const asked = request({ host: "127.0.0.1", port: choosePort(), method, path: url, headers });
      asked.end(payload);
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      const rawPayload = await buffer(answer);
      return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: rawPayload.toString(), rawPayload };
    },
  },
});
