import type { Role } from "@inktvis/contract/access";
import type { Database, Tx } from "#platform/db/database.ts";

/**
 * The roles of a person whose row is locked (`lockPersonRow`). A separate statement, because one that waits for a lock
 * reads other tables as they were before it waited.
 */
export async function rolesOf(db: Database | Tx, id: string) {
  const rows = await db.selectFrom("user_roles").select("role").where("user_id", "=", id).orderBy("role").execute();
  return rows.map(({ role }) => role as Role);
}
