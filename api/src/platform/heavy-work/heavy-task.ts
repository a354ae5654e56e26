/** A function that takes long, where another thread finds it. */
export interface HeavyTask<Input, Output> {
  module: string;
  /** Under which that module exports it. */
  name: string;
  /** What takes longer is broken off. */
  timeoutSeconds: number;
  /** Only for its types. */
  "~work"?: (input: Input) => Output;
}

/**
 * Declares a function of a module as one to be done in a thread: `heavyTask(import.meta.url, makeBook, { seconds: 90 })`.
 * It must be exported, and all that its module imports is loaded in every thread. What goes in and comes out is copied,
 * but for an answer in bytes, which is handed over.
 * @param work its second argument tells how far it is
 */
export const heavyTask = <Input, Output>(
  module: string,
  work: (input: Input, reportProgress: (progress: number) => void) => Output,
  { timeoutSeconds }: { timeoutSeconds: number },
): HeavyTask<Input, Awaited<Output>> => ({ module, name: work.name, timeoutSeconds });

/** The cause of an error that says that something took too long or too much: no defect, but too much asked. */
export const OVER_LIMIT = "over-limit";
