import { grants, ROLES } from "@inktvis/contract/access";
import type { Database, Tx } from "../../platform/db/database.ts";

/** Roles that decide about reported texts. */
export const MODERATOR_ROLES = ROLES.filter((role) => grants([role], "moderate"));

/** The reports of texts that staff reads and decides on. */
export const openReports = (db: Database | Tx) =>
  db.selectFrom("text_reports as report").where("report.closed_at", "is", null);

interface Appealed {
  author_id: string;
  decided_by: string | null;
}

/**
 * Whether this viewer may answer an appeal: not the author, and not who decided first as long as there is somebody else
 * who may.
 */
export async function mayAnswer(db: Database | Tx, viewer: { id: string }, { author_id, decided_by }: Appealed) {
  if (viewer.id === author_id) return false;
  if (viewer.id !== decided_by) return true;
  const other = await db
    .selectFrom("user_roles as role")
    .innerJoin("users as moderator", "moderator.id", "role.user_id")
    .select("moderator.id")
    .where("role.role", "in", MODERATOR_ROLES)
    .where("moderator.blocked_at", "is", null)
    .where("moderator.id", "not in", [author_id, decided_by])
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
