import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { OVER_LIMIT } from "../heavy-work/heavy-task.ts";

export interface TypesetJob {
  /** Path of a Typst template. It reads `/data.json`, and pictures by the keys of `files`, such as `/1.jpg`. */
  template: string;
  /** The root folder of the template; the API's sources by default. */
  root?: string;
  data: Record<string, unknown>;
  /**
   * A list in `data` that is compiled in chunks of this size first: entries that fail are marked `broken: true` instead
   * of failing the whole, and progress is reported.
   */
  parts?: { of: string; size: number };
  files?: Record<string, Uint8Array>;
  /** The creation date of the document. */
  now: Date;
  as: "pdf" | "svg";
}
/** The result of the child process. */
export type TypesetResult =
  /** `broken` are indexes in the list of `parts`. */
  { bytes: Uint8Array<ArrayBuffer>; pages: number; broken: number[] } | { failure: string };
/** Progress: how many entries were tried. */
export type TypesetMessage = TypesetResult | { tried: number };

/** Two hundred texts take a few seconds and 400 megabytes. */
const LIMITS = { seconds: 60, megabytes: 1500 };

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));
const CHILD = fileURLToPath(new URL("typeset-child.ts", import.meta.url));

/**
 * Compiles a Typst template in a child process: Typst does not free memory, and a process that hangs can be killed.
 * Warnings are errors. Called from a thread (heavy-work), because serialising the data takes a while; concurrency is
 * limited there.
 * @throws an error with cause `OVER_LIMIT` over the time or memory limit
 */
export async function typeset(job: TypesetJob, limits = LIMITS, onTried: (count: number) => void = () => {}) {
  const result = await runInChild({ root: SOURCES, ...job }, limits, onTried);
  if ("failure" in result) throw new Error(`Typst refused ${job.template}: ${result.failure}`);
  return result;
}

async function runInChild(job: TypesetJob, { seconds, megabytes }: typeof LIMITS, onTried: (count: number) => void) {
  const child = fork(CHILD, [String(megabytes), String(seconds)], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // The child needs no settings or secrets of this process.
    env: {},
    execArgv: [],
  });
  try {
    return await new Promise<TypesetResult>((resolve, reject) => {
      child.on("message", (message: TypesetMessage) => {
        if ("tried" in message) onTried(message.tried);
        else resolve(message);
      });
      child.once("error", reject);
      const overLimitMessage = `Typesetting took over ${seconds} s or ${megabytes} MB, or crashed`;
      child.once("exit", () => reject(new Error(overLimitMessage, { cause: OVER_LIMIT })));
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    child.kill("SIGKILL");
  }
}
