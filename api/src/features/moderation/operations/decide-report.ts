import type { DecisionInput } from "@inktvis/contract/features/moderation/staff-reports";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { notify } from "#platform/notifications/notify.ts";
import { reportDecided } from "../moderation.jobs.ts";
import { alreadyDecided, notReported, textChanged } from "../moderation.errors.ts";
import { openReports } from "../moderation.policy.ts";

/**
 * Leaves a reported text, or one that was hidden and changed, or hides it from others, and closes its reports; the author is told why. The row of the text
 * is held: of two who decide at once the second finds nothing to decide, and who decides has read what stands there.
 */
export async function decideReport(
  { db, viewer, now, jobs }: MemberContext,
  textId: string,
  { verdict, reason, revision }: z.output<typeof DecisionInput>,
) {
  return db.transaction().execute(async (tx) => {
    const text = await tx
      .selectFrom("texts")
      .select(["id", "title", "author_id", "revision", "hidden_at", "rewritten_at"])
      .where("id", "=", textId)
      // Authors must not learn whether their own text was reported.
      .where("author_id", "<>", viewer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!text) throw notReported();
    const open = await openReports(tx).select("report.user_id").where("report.text_id", "=", textId).execute();
    if (open.length === 0 && !text.rewritten_at) throw alreadyDecided();
    if (text.revision !== revision) throw textChanged();
    const decision = await tx
      .insertInto("moderation_decisions")
      .values({
        author_id: text.author_id,
        text_id: textId,
        title: text.title,
        verdict,
        reason,
        about_rewritten: text.rewritten_at !== null,
        decided_by: viewer.id,
        decided_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const hides = verdict === "hide";
    await tx
      .updateTable("texts")
      .set({ hidden_at: hides ? (text.hidden_at ?? now) : null, rewritten_at: null })
      .where("id", "=", textId)
      .execute();
    await tx
      .updateTable("text_reports")
      .set({ closed_at: now })
      .where("text_id", "=", textId)
      .where("closed_at", "is", null)
      .execute();
    if (hides)
      await notify(tx, {
        to: [text.author_id],
        type: "textHidden",
        about: { text: textId },
        dedupeKey: decision.id,
        now,
      });
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
