import type { MemberContext } from "#platform/context.ts";
import { noSuchSubmission } from "../assignment.errors.ts";
import { managedSubmissions } from "../submission.policy.ts";
import { answerOf } from "./submission-columns.ts";
import { summaryOf, withSummary } from "./submission-summary.ts";

/** A text as it was handed in, for managers of the online course. @throws 404 */
export async function getSubmission(ctx: MemberContext, id: string) {
  const row = await withSummary(ctx, managedSubmissions(ctx.db, ctx.viewer))
    .select(["submission.body", "lesson.assignment", "ecourse.id as ecourseId", "ecourse.title as ecourseTitle"])
    .where("submission.id", "=", id)
    .executeTakeFirst();
  if (!row) throw noSuchSubmission();
  return {
    data: {
      ...summaryOf(row),
      ecourse: { id: row.ecourseId, title: row.ecourseTitle },
      assignment: row.assignment,
      body: row.body,
      answer: answerOf(row),
    },
  };
}
