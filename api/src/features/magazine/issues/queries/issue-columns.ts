import { type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { listedContributions } from "../issue.policy.ts";

type WithIssue = DB & { issue: DB["magazine_issues"] };

/** The texts on a cover, with its picture, in one query. */
export const selectIssues = (ctx: Context, issues: SelectQueryBuilder<WithIssue, "issue", {}>) =>
  issues.leftJoin(visibleImages.as("image"), "image.id", "issue.image_id").select([
    "issue.id",
    "issue.slug",
    "issue.number",
    "issue.title",
    "issue.season",
    // The policy guarantees that it is published.
    sql<Date>`issue.published_at`.as("publishedAt"),
    "image.picture as image",
    listedContributions(ctx)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("contribution.issue_id", "=", sql.ref<string>("issue.id"))
      .$asScalar()
      .as("contributionCount"),
  ]);

type IssueRow = RowOf<ReturnType<typeof selectIssues>>;

export const issueSummaryOf = (row: IssueRow) => ({
  slug: row.slug,
  number: row.number,
  title: row.title,
  season: row.season,
  image: pictureOf(row.image),
  contributionCount: row.contributionCount ?? 0,
});
