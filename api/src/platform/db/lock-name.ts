import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** For what has no row to lock: transactions that lock the same name run one after the other from here on. */
export const lockName = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
