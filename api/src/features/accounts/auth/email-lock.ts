import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";

/** Serialises everybody who wants to give an account this address, until the transaction ends. */
export const lockEmail = (tx: Tx, email: string) => lockName(tx, `email:${email}`);
