import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { TestApi } from "./test-api.ts";

type Hold = (tx: Tx) => Promise<unknown>;
type ResultsOf<Acts extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Act in keyof Acts]: Awaited<ReturnType<Acts[Act]>>;
};

/**
 * Starts actions one after the other while a lock is held that each of them waits for, and then releases it, so that
 * they continue in this order. An action that does not need the lock, such as advancing the clock, is finished before
 * the next one starts.
 */
export const inOrderOf =
  (test: TestApi) =>
  async <const Acts extends readonly (() => Promise<unknown>)[]>(hold: Hold, acts: Acts) => {
    const results: Promise<unknown>[] = [];
    await test.services.db.transaction().execute(async (tx) => {
      await hold(tx);
      for (const act of acts) results.push((await test.started(act)).result);
    });
    return (await Promise.all(results)) as ResultsOf<Acts>;
  };

/** The same for requests, of which only the statuses are returned. */
export const statusesInOrder =
  (test: TestApi) => async (hold: Hold, acts: readonly (() => Promise<{ status: number }>)[]) =>
    (await inOrderOf(test)(hold, acts)).map(({ status }) => status);

/**
 * Blocks writes to the table: all actions read it before any of them changes it, unless an earlier one makes them wait.
 */
export const blockWrites =
  (table: string): Hold =>
  (tx) =>
    sql`lock table ${sql.table(table)} in share mode`.execute(tx);

export const holdRow =
  (table: string, id: string | number): Hold =>
  (tx) =>
    sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
