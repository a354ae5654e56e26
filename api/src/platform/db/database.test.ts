import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
/** Errors that would have ended a process. */
let uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on("uncaughtException", note);
});
afterEach(() => void process.off("uncaughtException", note));

it("fails only the transaction whose connection is lost, and nothing else", async () => {
  const { db } = test.services;
  const transaction = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const [{ pid } = { pid: 0 }] = rows;
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
    // By now the last message of the server has arrived.
    await pause(50);
    await sql`select 1`.execute(tx);
  });
  await expect(transaction).rejects.toThrow(/connection/i);
  expect(uncaught).toEqual([]);
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
});
