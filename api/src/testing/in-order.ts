import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { TestApi } from "./test-api.ts";

type Hold = (tx: Tx) => Promise<unknown>;
type ResultsOf<Acts extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Act in keyof Acts]: Awaited<ReturnType<Acts[Act]>>;
};

/**
 * Begins these one after the other while something is held that each of them waits for, and lets it go. What needs not wait
 * for it, such as time that passes, is done in its turn.
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

/** The same of requests, of which only the statuses count. */
export const statusesInOrder =
  (test: TestApi) => async (hold: Hold, acts: readonly (() => Promise<{ status: number }>)[]) =>
    (await inOrderOf(test)(hold, acts)).map(({ status }) => status);

/** Nobody writes in the table: each has read before any changes it, unless it has to wait for the one before. */
export const holdTable =
  (table: string): Hold =>
  (tx) =>
    sql`lock table ${sql.table(table)} in share mode`.execute(tx);

export const holdRow =
  (table: string, id: string | number): Hold =>
  (tx) =>
    sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
