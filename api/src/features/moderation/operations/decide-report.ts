import type { Verdict } from "@inktvis/contract/features/moderation/decisions";
import type { DecisionInput } from "@inktvis/contract/features/moderation/staff-reports";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { reportDecided } from "../moderation.jobs.ts";
import { alreadyDecided, notReported, textChanged } from "../moderation.errors.ts";
import { openReports } from "../moderation.policy.ts";

/**
 * Keeps or hides a text that was reported, or that was hidden and then changed; closes its reports and mails its author
 * the reason. The text is locked: only one of several concurrent decisions succeeds, and it applies to the revision
 * that was read.
 * @returns the id of the decision
 */
export async function decideReport(
  ctx: MemberContext,
  textId: string,
  { verdict, reason, revision }: z.output<typeof DecisionInput>,
) {
  const { db, viewer, now, jobs } = ctx;
  return db.transaction().execute(async (tx) => {
    const text = await lockTextOfOther(tx, viewer, textId);
    const open = await openReports(tx).select("report.user_id").where("report.text_id", "=", textId).execute();
    if (open.length === 0 && !text.rewritten_at) throw alreadyDecided();
    if (text.revision !== revision) throw textChanged();
    const decision = await insertDecision(tx, ctx, text, { verdict, reason });
    const hides = verdict === "hide";
    await applyVerdict(tx, text, hides, now);
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
      ownerId: text.author_id,
      isWithheldFromOwner: true,
      before: { openReports: open.length, hidden: text.hidden_at !== null },
      after: { openReports: 0, hidden: hides, reason },
    });
    return { data: decision };
  });
}

type ReportedText = Awaited<ReturnType<typeof lockTextOfOther>>;

/** @throws 404 for one's own text: authors must not learn whether their texts were reported */
async function lockTextOfOther(tx: Tx, viewer: Viewer, textId: string) {
  const text = await tx
    .selectFrom("texts")
    .select(["id", "title", "author_id", "revision", "hidden_at", "rewritten_at"])
    .where("id", "=", textId)
    .where("author_id", "<>", viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!text) throw notReported();
  return text;
}

const insertDecision = (
  tx: Tx,
  { viewer, now }: MemberContext,
  text: ReportedText,
  { verdict, reason }: { verdict: Verdict; reason: string },
) =>
  tx
    .insertInto("moderation_decisions")
    .values({
      author_id: text.author_id,
      text_id: text.id,
      title: text.title,
      verdict,
      reason,
      about_rewritten: text.rewritten_at !== null,
      decided_by: viewer.id,
      decided_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Hides or shows the text, and closes its reports. */
async function applyVerdict(tx: Tx, text: ReportedText, hides: boolean, now: Date) {
  await tx
    .updateTable("texts")
    .set({ hidden_at: hides ? (text.hidden_at ?? now) : null, rewritten_at: null })
    .where("id", "=", text.id)
    .execute();
  await tx
    .updateTable("text_reports")
    .set({ closed_at: now })
    .where("text_id", "=", text.id)
    .where("closed_at", "is", null)
    .execute();
}
