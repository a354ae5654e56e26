import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { OVER_LIMIT } from "../heavy-work/heavy-task.ts";

export interface TypesetJob {
  /** Path of a Typst template. It reads `/data.json`, and pictures by the names of `files`, as in `/1.jpg`. */
  template: string;
  /** Above which the template reads nothing; the sources of the API by default. */
  root?: string;
  data: Record<string, unknown>;
  /**
   * A list in `data` that is tried in parts of this size before the whole is set: what cannot be set is marked
   * `broken: true`, so that it does not spoil the rest, and how far it is can be told.
   */
  parts?: { of: string; size: number };
  files?: Record<string, Uint8Array>;
  /** Stands in the document as the moment that it was made. */
  now: Date;
  as: "pdf" | "svg";
}
/** What the process that typesets answers. */
export type TypesetResult =
  /** `broken` are places in the list of `parts`. */
  { bytes: Uint8Array<ArrayBuffer>; pages: number; broken: number[] } | { failure: string };
/** What it tells meanwhile: how many of the list it tried. */
export type TypesetMessage = TypesetResult | { tried: number };

/** Two hundred texts take some seconds and 400 megabytes. */
const LIMITS = { seconds: 60, megabytes: 1500 };

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));
const CHILD = fileURLToPath(new URL("typeset-child.ts", import.meta.url));

/**
 * Sets a Typst template with this data. In a process of its own: Typst keeps the memory that it took, and what hangs or
 * swells ends itself. Every warning of Typst is an error. Called in a thread (heavy-work), since handing over much data
 * takes a while too; how many do so at once is decided there.
 * @throws an error whose cause is `OVER_LIMIT` when it took too long or too much
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
    // Nothing of this process's settings and secrets is of use there.
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
