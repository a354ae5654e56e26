import type { DecisionInput } from "@inktvis/contract/features/moderation/staff-reports";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { reportDecided } from "../moderation.jobs.ts";
import { alreadyDecided, notReported, textChanged } from "../moderation.errors.ts";
import { openReports } from "../moderation.policy.ts";

/**
 * Keeps or hides a reported text, closes its reports, and mails the reason to the author. The lock on the text makes
 * the second of two moderators find nothing to decide; the revision proves that the current text was read.
 */
export async function decideReport(
  { db, viewer, now, jobs }: MemberContext,
  textId: string,
  { verdict, reason, revision }: z.output<typeof DecisionInput>,
) {
  return db.transaction().execute(async (tx) => {
    const text = await tx
      .selectFrom("texts")
      .select(["id", "title", "author_id", "revision", "hidden_at"])
      .where("id", "=", textId)
      // Authors must not learn whether their own text was reported.
      .where("author_id", "<>", viewer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!text) throw notReported();
    const open = await openReports(tx).select("report.user_id").where("report.text_id", "=", textId).execute();
    if (open.length === 0) throw alreadyDecided();
    if (text.revision !== revision) throw textChanged();
    const decision = await tx
      .insertInto("moderation_decisions")
      .values({
        author_id: text.author_id,
        text_id: textId,
        title: text.title,
        verdict,
        reason,
        decided_by: viewer.id,
        decided_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const hides = verdict === "hide";
    await tx
      .updateTable("texts")
      .set({ hidden_at: hides ? (text.hidden_at ?? now) : null })
      .where("id", "=", textId)
      .execute();
    await tx
      .updateTable("text_reports")
      .set({ closed_at: now })
      .where("text_id", "=", textId)
      .where("closed_at", "is", null)
      .execute();
    await jobs.enqueue(tx, reportDecided, { decisionId: decision.id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: verdict,
      subject: "reports",
      subjectId: textId,
      subjectName: text.title,
      withheldFrom: text.author_id,
      before: { openReports: open.length, hidden: text.hidden_at !== null },
      after: { openReports: 0, hidden: hides, reason },
    });
    return { data: decision };
  });
}
