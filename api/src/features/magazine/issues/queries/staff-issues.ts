import {
  type ContributionQuery,
  MAX_FOUND_CONTRIBUTIONS,
  type StaffMagazineIssue,
  type StaffMagazineIssueQuery,
} from "@inktvis/contract/features/magazine/staff-issues";
import { issuePath } from "@inktvis/contract/page-paths/verzin";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { pictureOf } from "#platform/files/media.ts";
import { contentResource, publishedOf } from "#features/content/publishing/content-resource.ts";
import { filterByState, isPublicAt } from "#features/content/publishing/publishing.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { MAGAZINE_TYPES } from "../issue.policy.ts";

const contentsOf = sql<StaffMagazineIssue["contents"]>`(
  select coalesce(
    json_agg(json_build_object('articleId', article.id, 'title', article.title, 'section', section) order by position),
    '[]'::json
  )
  from magazine_contributions join articles article on article.id = article_id where issue_id = issue.id
)`;

const selectIssues = (db: Database | Tx) =>
  db
    .selectFrom("magazine_issues as issue")
    .leftJoin(visibleImages.as("image"), "image.id", "issue.image_id")
    .selectAll("issue")
    .select(["image.picture as image"])
    .select(contentsOf.as("contents"));

const staffIssueOf = (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectIssues>>) => ({
  id: row.id,
  slug: row.slug,
  number: row.number,
  title: row.title,
  season: row.season,
  intro: row.intro,
  image: pictureOf(row.image),
  contents: row.contents,
  ...publishedOf(ctx, row, { site: "verzin", path: issuePath(row.slug) }),
});

/** Issues as the staff room reads and changes them; changes are audited. */
export const staffIssues = (ctx: EditorContext) =>
  contentResource({
    kind: "magazineIssues",
    table: "magazine_issues",
    read: async (db, id: string) => {
      const row = await selectIssues(db).where("issue.id", "=", id).executeTakeFirst();
      return row && staffIssueOf(ctx)(row);
    },
  });

/** All issues, unpublished ones included. */
export function listStaffIssues(ctx: MemberContext, query: z.output<typeof StaffMagazineIssueQuery>) {
  const { q, state } = query;
  const rows = filterByState(selectIssues(ctx.db), state, ctx.now).where(
    contains(sql`concat_ws(' ', issue.number, issue.title, issue.season)`, q),
  );
  return staffPage(ctx.db, rows, query, {
    id: sql`issue.id`,
    sorts: {
      number: sql`issue.number`,
      title: sql`issue.title collate "nl-BE-x-icu"`,
      publishedAt: sql`issue.published_at`,
    },
    toRow: staffIssueOf(ctx),
  });
}

/**
 * Articles with these words in their title, the newest first, with the issue that they are in already: articles of the
 * magazine, and any other article that is in an issue, whatever its type is now.
 */
export async function listContributionChoices({ db, now }: MemberContext, { q }: z.output<typeof ContributionQuery>) {
  const rows = await db
    .selectFrom("articles as article")
    .leftJoin("magazine_contributions as contribution", "contribution.article_id", "article.id")
    .leftJoin("magazine_issues as issue", "issue.id", "contribution.issue_id")
    .select(["article.id", "article.title", "article.published_at", "issue.number as issue"])
    .where(({ eb, or }) => or([eb("issue.id", "is not", null), eb("article.type", "in", MAGAZINE_TYPES)]))
    .where(contains(sql`article.title`, q))
    .orderBy("article.created_at", "desc")
    .orderBy("article.id", "desc")
    .limit(MAX_FOUND_CONTRIBUTIONS)
    .execute();
  return {
    data: rows.map(({ published_at, ...row }) => ({ ...row, isPublic: isPublicAt(published_at, now) })),
  };
}
