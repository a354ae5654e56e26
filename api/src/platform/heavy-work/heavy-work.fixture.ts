/* Tasks for heavy-work.test.ts. */

export const count = (until: number, reportProgress: (progress: number) => void) => {
  for (let number = 1; number <= until; number++) reportProgress(number);
  return until;
};
export const loopForever = () => {
  for (;;);
};
/** In large pieces: with millions of objects, the garbage collector would take most of the time. */
export const exhaustMemory = () => {
  const retained: unknown[] = [];
  for (;;) retained.push(Array.from({ length: 1_000_000 }, () => 0.5));
};
export const fail = (cause: string | undefined) => {
  throw new Error("kapot", { cause });
};
export const environment = () => Object.keys(process.env);
