import type { Tx } from "#platform/db/database.ts";

/**
 * Somebody's row, held until the transaction ends: the one way of all that change who they are and how they prove it
 * (address, password, second step, name, roles). Held first of all, so that of two at once the second finds what the
 * first left. What only points at them can still be added: just erasing somebody ends that (personal-data/lock-person.ts).
 */
export const holdPerson = (tx: Tx, id: string) => tx.selectFrom("users").where("users.id", "=", id).forNoKeyUpdate();
