import { sql } from "kysely";
import type { Tx } from "./database.ts";

/**
 * A lock for what has no row to lock: from this call on, transactions that lock the same name run one after the other.
 */
export const lockName = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
