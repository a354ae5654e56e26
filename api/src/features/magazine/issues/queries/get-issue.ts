import type { Context } from "#platform/context.ts";
import { listedIssues } from "../issue.policy.ts";
import { noSuchIssue } from "../issue.errors.ts";
import { sectionsOf } from "./contributions-of.ts";
import { issueSummaryOf, selectIssues } from "./issue-columns.ts";

/** An issue by its slug, or by one that it had while it was public. @throws 404 */
export async function findIssue(ctx: Context, slug: string) {
  const row = await selectIssues(ctx, listedIssues(ctx))
    .select(["issue.intro", "issue.updated_at"])
    .where("issue.id", "in", ({ selectFrom }) =>
      selectFrom("magazine_issue_slugs").select("issue_id").where("slug", "=", slug),
    )
    .executeTakeFirst();
  if (!row) throw noSuchIssue();
  return row;
}

/** The published issue before or after this number. */
const neighbour = (ctx: Context, number: number, where: "before" | "after") =>
  listedIssues(ctx)
    .select(["issue.slug", "issue.number", "issue.title"])
    .where("issue.number", where === "before" ? "<" : ">", number)
    .orderBy("issue.number", where === "before" ? "desc" : "asc")
    .limit(1)
    .executeTakeFirst();

/**
 * An issue with its contents, and the issues before and after it.
 * @param otherContentAt the moment at which those must be published, for a preview
 * @throws 404
 */
export async function getIssue(ctx: Context, slug: string, otherContentAt = ctx.now) {
  const row = await findIssue(ctx, slug);
  const [sections, previous, next] = await Promise.all([
    sectionsOf(ctx, row.id),
    neighbour({ ...ctx, now: otherContentAt }, row.number, "before"),
    neighbour({ ...ctx, now: otherContentAt }, row.number, "after"),
  ]);
  return {
    data: {
      ...issueSummaryOf(row),
      intro: row.intro,
      publishedAt: row.publishedAt.toISOString(),
      sections,
      previous: previous ?? null,
      next: next ?? null,
    },
  };
}
