import type { PageQuery } from "@inktvis/contract/layer/schemas";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { managedPage } from "#platform/db/managed-page.ts";
import { findManagedEcourse } from "../../ecourses/queries/managed-ecourse.ts";
import { managedSubmissions } from "../submission.policy.ts";
import { type SubmissionRow, summaryOf, withSummary } from "./submission-summary.ts";

/**
 * The texts that were handed in for an online course: first the unanswered ones, the oldest first, then the answered
 * ones, the last answered first. @throws 404 unless the viewer manages it
 */
export async function listSubmissions(ctx: MemberContext, id: string, query: z.output<typeof PageQuery>) {
  await findManagedEcourse(ctx, id);
  const managed = managedSubmissions(ctx.db, ctx.viewer).where("ecourse.id", "=", id);
  return managedPage(query, {
    managed,
    rows: withSummary(ctx, managed)
      .orderBy("submission.feedback_at", (by) => by.desc().nullsFirst())
      .orderBy("submission.handed_in_at")
      .orderBy("submission.id"),
    toRow: (row: SubmissionRow) => summaryOf(row),
  });
}
