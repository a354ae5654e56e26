/** A slow function that worker threads can import. */
export interface HeavyTask<Input, Output> {
  module: string;
  /** The name of the export. */
  name: string;
  timeoutSeconds: number;
  /** Type information only. */
  "~work"?: (input: Input) => Output;
}

/**
 * Declares an exported function as a task for a thread: `heavyTask(import.meta.url, makeBook, { timeoutSeconds: 90 })`.
 * Every thread loads the module with its imports. Input and output are cloned, but bytes are transferred.
 * @param work its second argument reports progress
 */
export const heavyTask = <Input, Output>(
  module: string,
  work: (input: Input, reportProgress: (progress: number) => void) => Output,
  { timeoutSeconds }: { timeoutSeconds: number },
): HeavyTask<Input, Awaited<Output>> => ({ module, name: work.name, timeoutSeconds });

/** The cause of an error for a task over its time or memory limit, which is no defect. */
export const OVER_LIMIT = "over-limit";
