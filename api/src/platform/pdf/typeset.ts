import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { busy } from "../http/errors.ts";

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
export type TypesetAnswer =
  /** `broken` are places in the list of `parts`. */
  { bytes: Uint8Array<ArrayBuffer>; pages: number; broken: number[] } | { failure: string };
/** What it tells meanwhile: how many of the list it tried. */
export type TypesetMessage = TypesetAnswer | { tried: number };

/** Two hundred texts take some seconds and 400 megabytes. */
const LIMITS = { seconds: 60, megabytes: 1500 };
/** More than this would wait longer than anybody watches a page. */
const MAX_WAITING = 20;
const atMostTwo = pLimit(2);

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));
const CHILD = fileURLToPath(new URL("typeset-child.ts", import.meta.url));

/**
 * Sets a Typst template with this data. In a process of its own, at most two at once: Typst keeps the memory that it
 * took, and what hangs or swells can be killed. Every warning of Typst is an error.
 * @throws 503 when too many wait
 */
export async function typeset(job: TypesetJob, limits = LIMITS, onTried: (count: number) => void = () => {}) {
  if (atMostTwo.pendingCount >= MAX_WAITING) throw busy();
  const answer = await atMostTwo(() => askChild({ root: SOURCES, ...job }, limits, onTried));
  if ("failure" in answer) throw new Error(`Typst refused ${job.template}: ${answer.failure}`);
  return answer;
}

async function askChild(job: TypesetJob, { seconds, megabytes }: typeof LIMITS, onTried: (count: number) => void) {
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
      child.on("message", (message: TypesetMessage) => {
        if ("tried" in message) onTried(message.tried);
        else resolve(message);
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`Typesetting took over ${seconds} s or ${megabytes} MB, or crashed`)));
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    child.kill("SIGKILL");
  }
}
