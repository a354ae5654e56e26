import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { Logger } from "pino";
import { tooComplex } from "../http/errors.ts";
import { type HeavyTask, OVER_LIMIT } from "./heavy-task.ts";
import type { Call } from "./heavy-thread.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

const THREAD = fileURLToPath(new URL("heavy-thread.ts", import.meta.url));
/** Threads that are idle for so long end and free their memory. */
const IDLE_MS = 60_000;
/** Lower priority than the main thread, which serves requests. */
const NICENESS = 10;

/**
 * Runs a task in a thread.
 * @throws 422 over its time or memory limit
 */
export type Run = <Input, Output>(
  task: HeavyTask<Input, Output>,
  input: Input,
  onProgress?: (progress: number) => void,
) => Promise<Output>;
/** A pool of threads with a fair queue. */
type ThreadPool = <T>(personId: string, work: (run: Run) => Promise<T>) => Promise<T>;

/**
 * CPU-bound work that would block the event loop. Each kind has its own pool, so that saving a text never waits for
 * somebody's book; each pool is fair between people (fair-queue.ts).
 */
export interface HeavyWork {
  /** Sanitizing rich text. */
  richText: ThreadPool;
  /** Generating downloads. */
  files: ThreadPool;
  /**
   * Rendering pictures: sharp uses threads of its own. A picture of fifty million pixels takes hundreds of megabytes.
   */
  pictures: FairQueue;
  /**
   * Typesetting invoices, where each invoice counts as a person of its own: many at once leave room for people's
   * downloads.
   */
  invoices: FairQueue;
  /**
   * Building responses with thousands of rows, where each network counts as a person: each occupies the database and
   * the event loop for hundreds of milliseconds.
   */
  longLists: FairQueue;
  close: () => Promise<void>;
}

export function openHeavyWork(log: Logger): HeavyWork {
  const richText = openThreadPool({ threads: 2, maxPeople: 50, megabytes: 512 }, log);
  // Two documents are typeset at once. With more people waiting, pages would time out.
  const files = openThreadPool({ threads: 2, maxPeople: 20, megabytes: 1024 }, log);
  return {
    richText: richText.runInPool,
    files: files.runInPool,
    pictures: createFairQueue({ concurrency: 1, maxPeople: 20 }),
    // Each takes a tenth of a second; those that a job asks for are tried again when the queue is full.
    invoices: createFairQueue({ concurrency: 1, maxPeople: 100 }),
    // A network may be a school.
    longLists: createFairQueue({ concurrency: 1, maxPeople: 20, maxPending: 50 }),
    close: async () => void (await Promise.all([richText.close(), files.close()])),
  };
}

interface PoolLimits {
  threads: number;
  /** How many people may wait. */
  maxPeople: number;
  /** JavaScript heap of a thread. */
  megabytes: number;
}

function openThreadPool({ threads, maxPeople, megabytes }: PoolLimits, log: Logger) {
  const pool = new Piscina<Call, unknown>({
    filename: THREAD,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    // An idle thread still has to handle events of the processes that it started.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Threads need no settings or secrets of this process.
    env: {},
    execArgv: [],
  });
  pool.on("error", (error) => log.error({ err: error }, "error in the threads for heavy work"));
  const enqueue = createFairQueue({ concurrency: threads, maxPeople });

  const run: Run = async (task, input, onProgress) => {
    const { port1, port2 } = onProgress ? new MessageChannel() : {};
    if (onProgress) port1?.on("message", onProgress);
    try {
      const result = await pool.run(
        { module: task.module, name: task.name, input, port: port2 },
        { signal: AbortSignal.timeout(task.timeoutSeconds * 1000), transferList: port2 ? [port2] : [] },
      );
      return result as Awaited<ReturnType<NonNullable<(typeof task)["~work"]>>>;
    } catch (error) {
      if (!isOverLimit(error)) throw error;
      log.warn({ err: error, task: task.name }, "heavy work stopped: over its limit of time or memory");
      throw tooComplex();
    } finally {
      port1?.close();
    }
  };
  const runInPool: ThreadPool = (personId, work) => enqueue(personId, () => work(run));
  return { runInPool, close: () => pool.destroy() };
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === "AbortError" ||
    error.cause === OVER_LIMIT ||
    (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY");
