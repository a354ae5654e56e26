import type { InferResult } from "kysely";
import type { SubmissionSummary } from "@inktvis/contract/features/ecourses/submissions";
import type { MemberContext } from "#platform/context.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import type { managedSubmissions } from "../submission.policy.ts";
import { answerOf } from "./submission-columns.ts";

type Managed = ReturnType<typeof managedSubmissions>;

/** A text with what the maker sees of it in a list. */
export const withSummary = (ctx: MemberContext, submissions: Managed) =>
  submissions
    .innerJoin("users as author", "author.id", "submission.user_id")
    .select(["submission.id", "submission.title", "submission.handed_in_at"])
    .select(["submission.feedback", "submission.feedback_at", "submission.is_accepted"])
    .select(["lesson.id as lessonId", "lesson.title as lessonTitle"])
    .select(["author.nickname", profileSlugOf(ctx, "submission.user_id").as("profileSlug")]);

export type SubmissionRow = InferResult<ReturnType<typeof withSummary>>[number];

export const summaryOf = (row: SubmissionRow): SubmissionSummary => ({
  id: row.id,
  title: row.title,
  lesson: { id: row.lessonId, title: row.lessonTitle },
  user: { nickname: row.nickname, slug: row.profileSlug },
  handedInAt: row.handed_in_at.toISOString(),
  answer: answerOf(row),
});
