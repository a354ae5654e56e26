import type { AnswerInput } from "@inktvis/contract/features/ecourses/submissions";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";
import { recordCompleted } from "../../progress/record-progress.ts";
import { alreadyAnswered, noSuchSubmission, replacedMeanwhile } from "../assignment.errors.ts";
import { feedbackGivenMail } from "../assignment.mail-kinds.ts";
import { getSubmission } from "../queries/get-submission.ts";
import { managedSubmissions } from "../submission.policy.ts";

/**
 * Gives feedback on a text that was handed in, once, and ticks the lesson off for its writer when it is accepted
 * (docs/product/ecourses.md#assignments).
 * @throws 404, 409 when another text was handed in in the meantime, or when it is already answered
 */
export async function answerSubmission(ctx: MemberContext, id: string, input: z.output<typeof AnswerInput>) {
  const found = await managedSubmissions(ctx.db, ctx.viewer)
    .select("ecourse.id as ecourseId")
    .where("submission.id", "=", id)
    .executeTakeFirst();
  if (!found) throw noSuchSubmission();
  await changeEcourse(ctx, { act: "answer-submission", id: found.ecourseId }, async (tx, _ecourse, say) => {
    const { lesson_id, user_id } = await lockUnanswered(tx, id, input.handedInAt);
    const { feedback, isAccepted } = input;
    await tx
      .updateTable("lesson_submissions")
      .set({ feedback, feedback_at: ctx.now, feedback_by: ctx.viewer.id, is_accepted: isAccepted })
      .where("id", "=", id)
      .execute();
    if (isAccepted) await recordCompleted(tx, { lesson_id, user_id, now: ctx.now });
    await ctx.jobs.enqueue(tx, feedbackGivenMail, { submissionId: id });
    // The feedback is between two people: the audit log only records that it was given.
    say({});
  });
  return getSubmission(ctx, id);
}

async function lockUnanswered(tx: Tx, id: string, readAt: string) {
  const submission = await tx
    .selectFrom("lesson_submissions")
    .select(["lesson_id", "user_id", "handed_in_at", "feedback_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!submission) throw noSuchSubmission();
  if (submission.feedback_at !== null) throw alreadyAnswered();
  if (submission.handed_in_at.getTime() !== new Date(readAt).getTime()) throw replacedMeanwhile();
  return submission;
}
