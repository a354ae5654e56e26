import type { Role } from "@inktvis/contract/access";
import type { Tx } from "#platform/db/database.ts";

/**
 * The roles of a person whose row is locked (`lockPersonRow`). A separate statement, because one that waits for a lock
 * reads other tables as they were before it waited.
 */
export async function rolesOf(tx: Tx, id: string) {
  const rows = await tx.selectFrom("user_roles").select("role").where("user_id", "=", id).orderBy("role").execute();
  return rows.map(({ role }) => role as Role);
}
