import type { Tx } from "#platform/db/database.ts";

/**
 * Locks a person's row until the transaction ends. Everything that changes who a person is or how they prove it
 * (address, password, second step, name, roles) takes this lock first, so that concurrent changes run one by one.
 * Others may still insert references to the row; only an erasure prevents that
 * (personal-data/lock-person-and-content.ts).
 */
export const lockPersonRow = (tx: Tx, id: string) => tx.selectFrom("users").where("users.id", "=", id).forNoKeyUpdate();
