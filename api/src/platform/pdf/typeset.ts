import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { busy } from "../http/errors.ts";

export interface TypesetJob {
  /** Path of a Typst template. It reads `/data.json`, and pictures by the names of `files`. */
  template: string;
  data: unknown;
  files?: Record<string, Uint8Array>;
  /** Stands in the document as the moment that it was made. */
  now: Date;
  as: "pdf" | "svg";
}
/** What the process that typesets answers. */
export type TypesetAnswer = { bytes: Uint8Array<ArrayBuffer>; pages: number } | { failure: string };

/** Two hundred texts take some seconds and 400 megabytes. */
const LIMITS = { seconds: 60, megabytes: 1500 };
/** More than this would wait longer than anybody watches a page. */
const MAX_WAITING = 20;
const atMostTwo = pLimit(2);

const CHILD = fileURLToPath(new URL("typeset-child.ts", import.meta.url));

/**
 * Sets a Typst template with this data. In a process of its own, at most two at once: Typst keeps the memory that it
 * took, and what hangs or swells can be killed. Every warning of Typst is an error.
 * @throws 503 when too many wait
 */
export async function typeset(job: TypesetJob, limits = LIMITS) {
  if (atMostTwo.pendingCount >= MAX_WAITING) throw busy();
  const answer = await atMostTwo(() => askChild(job, limits));
  if ("failure" in answer) throw new Error(`Typst refused ${job.template}: ${answer.failure}`);
  return answer;
}

async function askChild(job: TypesetJob, { seconds, megabytes }: typeof LIMITS) {
  const child = fork(CHILD, [String(megabytes)], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Nothing of this process's settings and secrets is of use there.
    env: {},
    execArgv: [],
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  });
  try {
    return await new Promise<TypesetAnswer>((resolve, reject) => {
      child.once("message", (answer) => resolve(answer as TypesetAnswer));
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`Typesetting took over ${seconds} s or ${megabytes} MB, or crashed`)));
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    child.kill("SIGKILL");
  }
}
