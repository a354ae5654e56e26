import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/** Serialises everybody who wants to give an account this address, until the transaction ends. */
export const lockEmail = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`.execute(tx);
