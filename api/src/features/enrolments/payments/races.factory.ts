import type { Tx } from "#platform/db/database.ts";

const shuffled = <T>(all: readonly T[]) =>
  all
    .map((each) => [Math.random(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

/** Starts all of these at once, in any order. */
export const atOnce = (acts: readonly (() => Promise<unknown>)[]) => Promise.all(shuffled(acts).map((act) => act()));

export const holdCourse = (id: string) => (tx: Tx) =>
  tx.selectFrom("courses").select("id").where("id", "=", id).forUpdate().execute();
