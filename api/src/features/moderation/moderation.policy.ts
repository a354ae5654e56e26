import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { staffWith } from "#features/people/people/staff-with.ts";

/** Reports that have not been decided on. */
export const openReports = (db: Database | Tx) =>
  db.selectFrom("text_reports as report").where("report.closed_at", "is", null);

/** A union, so that each half uses an index of its own. */
const waitingTextIds = (db: Database | Tx) =>
  openReports(db)
    .select("report.text_id as id")
    .union(db.selectFrom("texts").select("id").where("rewritten_at", "is not", null));

/**
 * The texts that this viewer may decide on: reported ones, and hidden ones that their authors have changed. Never their
 * own texts, so that nobody learns that a text of theirs was reported, or by whom; if nobody else can decide, these
 * wait.
 */
export const decidableTexts = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("texts as text")
    .where("text.id", "in", waitingTextIds(db))
    .where("text.author_id", "<>", viewer.id)
    .$if(!viewer.staffRights.includes("moderate"), (none) => none.where("text.id", "is", null));

/** Appeals that this viewer may see: those about hidden texts of others, with their decision. */
export const appealedTexts = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("moderation_decisions as decision")
    .innerJoin("texts as text", "text.id", "decision.text_id")
    .where("decision.author_id", "<>", viewer.id)
    .where("decision.appealed_at", "is not", null)
    .where("decision.appeal_decided_at", "is", null)
    .where("text.hidden_at", "is not", null)
    // Hidden texts that were changed are among the reported ones.
    .where("text.rewritten_at", "is", null)
    .$if(!viewer.staffRights.includes("moderate"), (none) => none.where("decision.id", "is", null));

interface AppealedDecision {
  author_id: string;
  decided_by: string | null;
}

/**
 * Whether this viewer may answer an appeal about somebody else's text: not the moderator who decided, as long as there
 * is another.
 */
export async function mayAnswer(
  db: Database | Tx,
  viewer: { id: string },
  { author_id, decided_by }: AppealedDecision,
) {
  if (viewer.id !== decided_by) return true;
  const other = await staffWith(db, "moderate")
    .select("staff.id")
    .where("staff.id", "not in", [author_id, decided_by])
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
