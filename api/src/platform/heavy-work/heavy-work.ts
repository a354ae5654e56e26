import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { Logger } from "pino";
import { tooComplex } from "../http/errors.ts";
import { type HeavyTask, OVER_LIMIT } from "./heavy-task.ts";
import type { Call } from "./heavy-thread.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

const THREAD = fileURLToPath(new URL("heavy-thread.ts", import.meta.url));
/** Threads that nobody needed for so long end, and give back their memory. */
const IDLE_MS = 60_000;
/** Behind whoever reads: these threads get what the others leave of the processor. */
const NICENESS = 10;

/** Does a task in another thread. @throws 422 when it takes too long or too much memory */
export type Run = <Input, Output>(
  task: HeavyTask<Input, Output>,
  input: Input,
  onProgress?: (progress: number) => void,
) => Promise<Output>;
/** Threads, and whose turn it is to use one. */
type ThreadPool = <T>(personId: string, work: (run: Run) => Promise<T>) => Promise<T>;

/**
 * What costs more than a moment of the processor, which would keep everybody else waiting. Each kind has a lane of its
 * own, so that saving a text never waits for somebody's book; in each lane people take turns (fair-queue.ts).
 */
export interface HeavyWork {
  /** Reading what somebody wrote. */
  words: ThreadPool;
  /** Making files to download. */
  files: ThreadPool;
  /** Drawing pictures: sharp does that in threads of its own. One of fifty million points takes hundreds of megabytes. */
  pictures: FairQueue;
  close: () => Promise<void>;
}

export function openHeavyWork(log: Logger): HeavyWork {
  const words = openThreadPool({ threads: 2, maxPeople: 50, megabytes: 512 }, log);
  // As many as typeset at once. More people would wait longer than anybody watches a page.
  const files = openThreadPool({ threads: 2, maxPeople: 20, megabytes: 1024 }, log);
  return {
    words: words.runInPool,
    files: files.runInPool,
    pictures: createFairQueue({ concurrency: 1, maxPeople: 20 }),
    close: async () => void (await Promise.all([words.close(), files.close()])),
  };
}

interface Size {
  threads: number;
  /** Who may wait. */
  maxPeople: number;
  /** Of JavaScript, for a thread. */
  megabytes: number;
}

function openThreadPool({ threads, maxPeople, megabytes }: Size, log: Logger) {
  const pool = new Piscina<Call, unknown>({
    filename: THREAD,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    // A thread that waits for its next task still hears of the processes that it started.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Nothing of this process's settings and secrets is of use there.
    env: {},
    execArgv: [],
  });
  pool.on("error", (error) => log.error({ err: error }, "heavy work"));
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
      log.warn({ err: error, task: task.name }, "heavy work broken off");
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
