import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { Logger } from "pino";
import { tooIntricate } from "../http/errors.ts";
import { type HeavyTask, OVER_LIMIT } from "./heavy-task.ts";
import type { Call } from "./heavy-thread.ts";
import { createTurns, type InTurn } from "./turns.ts";

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
type Lane = <T>(personId: string, work: (run: Run) => Promise<T>) => Promise<T>;

/**
 * What costs more than a moment of the processor, which would keep everybody else waiting. Each kind has a lane of its
 * own, so that saving a text never waits for somebody's book; in each lane people take turns (turns.ts).
 */
export interface HeavyWork {
  /** Reading what somebody wrote. */
  words: Lane;
  /** Making files to download. */
  files: Lane;
  /** Drawing pictures: sharp does that in threads of its own. One of fifty million points takes hundreds of megabytes. */
  pictures: InTurn;
  close: () => Promise<void>;
}

export function openHeavyWork(log: Logger): HeavyWork {
  const words = openLane({ threads: 2, people: 50, megabytes: 512 }, log);
  // As many as typeset at once. More people would wait longer than anybody watches a page.
  const files = openLane({ threads: 2, people: 20, megabytes: 1024 }, log);
  return {
    words: words.lane,
    files: files.lane,
    pictures: createTurns({ atOnce: 1, people: 20 }),
    close: async () => void (await Promise.all([words.close(), files.close()])),
  };
}

interface Size {
  threads: number;
  /** Who may wait. */
  people: number;
  /** Of JavaScript, for a thread. */
  megabytes: number;
}

function openLane({ threads, people, megabytes }: Size, log: Logger) {
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
  const inTurn = createTurns({ atOnce: threads, people });

  const run: Run = async (task, input, onProgress) => {
    const { port1, port2 } = onProgress ? new MessageChannel() : {};
    if (onProgress) port1?.on("message", onProgress);
    try {
      const answer = await pool.run(
        { module: task.module, name: task.name, input, port: port2 },
        { signal: AbortSignal.timeout(task.seconds * 1000), transferList: port2 ? [port2] : [] },
      );
      return answer as Awaited<ReturnType<NonNullable<(typeof task)["~work"]>>>;
    } catch (error) {
      if (!isOverLimit(error)) throw error;
      log.warn({ err: error, task: task.name }, "heavy work broken off");
      throw tooIntricate();
    } finally {
      port1?.close();
    }
  };
  const lane: Lane = (personId, work) => inTurn(personId, () => work(run));
  return { lane, close: () => pool.destroy() };
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === "AbortError" ||
    error.cause === OVER_LIMIT ||
    (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY");
