/**
 * One guard of the product: a check, lock, limit, sanitiser, escape, flag or filter that somebody is protected by.
 * `npm run mutate` takes each out in turn and demands that one of its tests fails.
 */
export interface Guard {
  /** What it prevents, as a sentence about the product. */
  guard: string;
  file: string;
  /** Part of the file that stands in it exactly once. */
  source: string;
  /** What stands there when the guard is taken out; code that still runs. */
  without: string;
  /** Test files that should notice, the quickest first. */
  tests: readonly string[];
}

/**
 * The guards of one file: what each prevents → what stands there, and what stands there without it.
 * @param tests that notice when one of them is gone
 */
export const guardsIn = (
  file: string,
  tests: readonly string[],
  guards: Record<string, readonly [source: string, without: string]>,
): Guard[] => Object.entries(guards).map(([guard, [source, without]]) => ({ guard, file, source, without, tests }));
