import type { Tx } from "#platform/db/database.ts";
import type { TestApi } from "#testing/test-api.ts";

const shuffled = <T>(all: readonly T[]) =>
  all
    .map((each) => [Math.random(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

/** Begins all of these at once, in any order. */
export const atOnce = (acts: readonly (() => Promise<unknown>)[]) => Promise.all(shuffled(acts).map((act) => act()));

/** Begins these in order while something is held that each of them waits for, and lets it go. */
export const inOrderOf =
  (test: TestApi) => async (hold: (tx: Tx) => Promise<unknown>, acts: readonly (() => Promise<unknown>)[]) => {
    const results: Promise<unknown>[] = [];
    await test.services.db.transaction().execute(async (tx) => {
      await hold(tx);
      for (const act of acts) results.push((await test.started(act)).result);
    });
    return Promise.all(results);
  };

export const holdCourse = (id: string) => (tx: Tx) =>
  tx.selectFrom("courses").select("id").where("id", "=", id).forUpdate().execute();
