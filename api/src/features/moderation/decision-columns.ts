import type { VerdictOnAppeal } from "@inktvis/contract/features/moderation/decisions";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** A decision with the current text, if it still exists. */
export const selectDecisions = (db: Database | Tx) =>
  db
    .selectFrom("moderation_decisions as decision")
    .leftJoin("texts as text", "text.id", "decision.text_id")
    .selectAll("decision")
    .select(["text.slug", "text.hidden_at", "text.rewritten_at"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("moderation_decisions as later")
          .select("later.id")
          .whereRef("later.text_id", "=", "decision.text_id")
          .whereRef("later.decided_at", ">", "decision.decided_at"),
      ).as("isOutdated"),
    );

/** Decisions as staff see them: about the texts of others. */
export const decisionsOfOthers = (db: Database | Tx, viewer: Viewer) =>
  selectDecisions(db).where("decision.author_id", "<>", viewer.id);

interface AppealColumns {
  appeal: string | null;
  appealed_at: Date | null;
  appeal_verdict: VerdictOnAppeal | null;
  appeal_reason: string | null;
  appeal_decided_at: Date | null;
}

export const appealOf = (row: AppealColumns) =>
  row.appeal === null || row.appealed_at === null
    ? null
    : {
        words: row.appeal,
        at: row.appealed_at.toISOString(),
        verdict: row.appeal_verdict,
        reason: row.appeal_reason,
        decidedAt: row.appeal_decided_at?.toISOString() ?? null,
      };
