import type { Database, Tx } from "../../platform/db/database.ts";
import { staffWith } from "../staff-people/staff-with.ts";

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
  const other = await staffWith(db, "moderate")
    .select("staff.id")
    .where("staff.id", "not in", [author_id, decided_by])
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
