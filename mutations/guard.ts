/**
 * One guard of the product: a check, lock, limit, sanitizer, escape, flag or filter that protects somebody. `npm run
 * mutate` removes each in turn and requires one of its tests to fail.
 */
export interface Guard {
  /** The guarantee, as a sentence about the product. */
  guard: string;
  file: string;
  /** Code that occurs exactly once in the file. */
  source: string;
  /** The replacement without the guard; code that still runs. */
  without: string;
  /** Test files that should fail, the fastest first. */
  tests: readonly string[];
}

/** The same request as if it came from staff, to replace the `ctx` of a query that looks up what the viewer manages. */
export const AS_STAFF =
  "{ ...ctx, viewer: { ...ctx.viewer, abilities: { ...ctx.viewer.abilities, userCanCreateCourses: true, userIsAdmin: true } } }";

/**
 * The guards of one file: guarantee → its code and the replacement without the guard.
 * @param tests test files that should fail
 */
export const guardsIn = (
  file: string,
  tests: readonly string[],
  guards: Record<string, readonly [source: string, without: string]>,
): Guard[] => Object.entries(guards).map(([guard, [source, without]]) => ({ guard, file, source, without, tests }));
