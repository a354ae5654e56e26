import type { VerdictOnAppeal } from "@inktvis/contract/features/moderation/decisions";
import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { decisionsOfOthers } from "../decision-columns.ts";
import { appealAnswered } from "../moderation.jobs.ts";
import { needsOtherModerator, noSuchDecision, appealAlreadyAnswered } from "../moderation.errors.ts";
import { mayAnswer } from "../moderation.policy.ts";
import { stillHides } from "../moderation.rules.ts";

interface AppealAnswer {
  verdict: VerdictOnAppeal;
  reason: string;
}

/**
 * Answers an appeal. Overturning shows the text again, unless a later decision hides it or its author has changed it:
 * then staff have to read it first.
 */
export async function answerAppeal(
  { db, viewer, now, jobs }: MemberContext,
  id: string,
  { verdict, reason }: AppealAnswer,
) {
  await db.transaction().execute(async (tx) => {
    // Locks the text before the decision, in the same order as deciding does.
    await tx
      .selectFrom("texts")
      .select("id")
      .where("id", "=", (eb) => eb.selectFrom("moderation_decisions").select("text_id").where("id", "=", id))
      .forUpdate()
      .execute();
    const decision = await decisionsOfOthers(tx, viewer)
      .where("decision.id", "=", id)
      .forUpdate("decision")
      .executeTakeFirst();
    if (!decision) throw noSuchDecision();
    if (!decision.appealed_at || decision.appeal_decided_at) throw appealAlreadyAnswered();
    if (!(await mayAnswer(tx, viewer, decision))) throw needsOtherModerator();
    await tx
      .updateTable("moderation_decisions")
      .set({
        appeal_verdict: verdict,
        appeal_reason: reason,
        appeal_decided_by: viewer.id,
        appeal_decided_at: now,
      })
      .where("id", "=", id)
      .execute();
    if (verdict === "overturned" && stillHides(decision))
      await tx.updateTable("texts").set({ hidden_at: null }).where("id", "=", decision.text_id).execute();
    await jobs.enqueue(tx, appealAnswered, { decisionId: id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: verdict,
      subject: "decisions",
      subjectId: id,
      subjectName: decision.title,
      ownerId: decision.author_id,
      isWithheldFromOwner: true,
      before: { appeal: "open" },
      after: { appeal: verdict, reason },
    });
  });
}
