import {
  ARTICLE_SHELVES,
  articlePath,
  type ArticleShelf,
  type ArticleType,
} from "@inktvis/contract/features/content/article-shelves";
import {
  CONTESTS_PATH,
  contestPath,
  contestResultPath,
  FAQ_PATH,
  profilePath,
  READ_PATH,
  textPath,
  TIPS_PATH,
} from "@inktvis/contract/page-paths/community";
import {
  ACTIVITIES_PATH,
  activityPath,
  AGENDA_PATH,
  coursePath,
  COURSES_PATH,
  FAQ_PATH as ORGANIZATION_FAQ_PATH,
  NEWS_PATH,
  NEWSLETTER_ARCHIVE_PATH,
  newsletterPath,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  TEAM_PATH,
} from "@inktvis/contract/page-paths/organization";
import { landingPagePath } from "@inktvis/contract/page-paths/landing-pages";
import { ALUMNI_PATH, alumnusPath, TEACHERS_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { ARCHIVE_PATH, EDITORS_PATH, issuePath, ISSUES_PATH } from "@inktvis/contract/page-paths/verzin";
import type { SitemapKind } from "@inktvis/contract/features/discovery/sitemap";
import type { SiteName } from "@inktvis/contract/sites";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { listedAlumni } from "#features/content/alumni/alumnus.policy.ts";
import { listedArticles } from "#features/content/articles/article.policy.ts";
import { listedActivities } from "#features/activities/activities/activity.policy.ts";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import { listedContests } from "#features/contests/contests/contest.policy.ts";
import { listedResults } from "#features/contests/results/result.policy.ts";
import { landingPagesOfSite } from "#features/content/landing-pages/landing-page.policy.ts";
import { ancestorsOfPage, pathOf } from "#features/content/pages/queries/page-paths.ts";
import { pagesOfSite } from "#features/content/pages/page.policy.ts";
import { sentNewsletters } from "#features/newsletter/newsletters/newsletter.policy.ts";
import { listedProducts } from "#features/content/products/product.policy.ts";
import { adultsBornBy } from "#features/people/people/public-name.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { listedIssues } from "#features/magazine/issues/issue.policy.ts";
import { publicTexts } from "#features/texts/texts/text.policy.ts";

interface SitemapEntry {
  path: string;
  updatedAt: Date | null;
}
interface Range {
  limit: number;
  offset: number;
}
interface SitemapSource {
  sites: readonly SiteName[];
  count: (ctx: Context) => Promise<number>;
  list: (ctx: Context, range: Range) => Promise<SitemapEntry[]>;
}

/** Static pages by site. Add new ones that search engines should index. */
const PAGES: Partial<Record<SiteName, string[]>> = {
  organization: [
    "/",
    COURSES_PATH,
    AGENDA_PATH,
    ACTIVITIES_PATH,
    NEWS_PATH,
    NEWSLETTER_ARCHIVE_PATH,
    SHOP_PATH,
    TEAM_PATH,
    SEARCH_PATH,
    ORGANIZATION_FAQ_PATH,
  ],
  community: ["/", READ_PATH, CONTESTS_PATH, TIPS_PATH, FAQ_PATH],
  verzin: ["/", ISSUES_PATH, ARCHIVE_PATH, EDITORS_PATH],
  schrijfacademie: ["/", ALUMNI_PATH, TEACHERS_PATH],
  creatiefschrijvenjong: ["/"],
};

/** Adults with a public text, and when it last changed: the sitemap does not list the profile of a minor. */
const publicAuthors = ({ db, now }: Context) =>
  visiblePeople({ db })
    .where(sql<boolean>`coalesce(person.date_of_birth <= ${adultsBornBy(now)}::date, true)`)
    .innerJoin(
      publicTexts(db)
        .select(["text.author_id", ({ fn }) => fn.max("text.updated_at").as("updated_at")])
        .groupBy("text.author_id")
        .as("writing"),
      "writing.author_id",
      "person.id",
    );

const shelfOf = ({ site }: Context) =>
  Object.values<ArticleShelf>(ARTICLE_SHELVES).find((shelf) => shelf.site === site);
const selectCount = (rows: SelectQueryBuilder<any, any, any>): SelectQueryBuilder<any, any, { total: number }> =>
  rows
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as("total"));

/** @param select must return rows in an order that only appends, so that earlier sitemap pages stay the same */
const sourceOf = <Row extends { updated_at: Date | null }>(
  sites: readonly SiteName[],
  select: (ctx: Context) => SelectQueryBuilder<any, any, Row>,
  pathOf: (row: Row) => string,
): SitemapSource => ({
  sites,
  count: async (ctx) => (await selectCount(select(ctx)).executeTakeFirstOrThrow()).total,
  list: async (ctx, { limit, offset }) => {
    const rows = await select(ctx).limit(limit).offset(offset).execute();
    return rows.map((row) => ({ path: pathOf(row), updatedAt: row.updated_at }));
  },
});

const SITES_WITH_PAGES = Object.keys(PAGES) as SiteName[];

export const SITEMAP_SOURCES: Record<SitemapKind, SitemapSource> = {
  pages: {
    sites: SITES_WITH_PAGES,
    count: async ({ site }) => PAGES[site]?.length ?? 0,
    list: async ({ site }, { limit, offset }) =>
      (PAGES[site] ?? []).slice(offset, offset + limit).map((path) => ({ path, updatedAt: null })),
  },
  content: sourceOf(
    SITES_WITH_PAGES,
    (ctx) =>
      pagesOfSite(ctx)
        .select(["page.slug", "page.updated_at", ancestorsOfPage(ctx.now).as("ancestors")])
        .orderBy("page.id"),
    ({ slug, ancestors }) => pathOf([...ancestors.map((above) => above.slug), slug]),
  ),
  landing: sourceOf(
    SITES_WITH_PAGES,
    (ctx) =>
      landingPagesOfSite(ctx)
        .where("landing.noindex", "=", false)
        .select(["landing.slug", "landing.updated_at"])
        .orderBy("landing.id"),
    ({ slug }) => landingPagePath(slug),
  ),
  articles: sourceOf(
    Object.values(ARTICLE_SHELVES).map(({ site }) => site),
    (ctx) =>
      listedArticles(ctx)
        .where("article.type", "in", [...(shelfOf(ctx)?.types ?? [])])
        // The table allows no other type.
        .select(["article.slug", sql<ArticleType>`article.type`.as("type"), "article.updated_at"])
        .orderBy("article.id"),
    (article) => articlePath(article),
  ),
  issues: sourceOf(
    ["verzin"],
    (ctx) => listedIssues(ctx).select(["issue.slug", "issue.updated_at"]).orderBy("issue.id"),
    ({ slug }) => issuePath(slug),
  ),
  texts: sourceOf(
    ["community"],
    ({ db }) => publicTexts(db).select(["text.slug", "text.updated_at"]).orderBy("text.id"),
    ({ slug }) => textPath(slug),
  ),
  contests: sourceOf(
    ["community"],
    ({ db }) => listedContests(db).select(["contest.slug", "contest.updated_at"]).orderBy("contest.id"),
    ({ slug }) => contestPath(slug),
  ),
  results: sourceOf(
    ["community"],
    ({ db }) => listedResults(db).select(["contest.slug", "result.updated_at"]).orderBy("contest.id"),
    ({ slug }) => contestResultPath(slug),
  ),
  courses: sourceOf(
    ["organization"],
    ({ db }) => listedCourses(db).select(["course.slug", "course.updated_at"]).orderBy("course.id"),
    ({ slug }) => coursePath(slug),
  ),
  activities: sourceOf(
    ["organization"],
    ({ db }) => listedActivities(db).select(["activity.slug", "activity.updated_at"]).orderBy("activity.id"),
    ({ slug }) => activityPath(slug),
  ),
  newsletters: sourceOf(
    ["organization"],
    ({ db }) =>
      sentNewsletters({ db })
        .select(["newsletter.slug", "newsletter.sent_at as updated_at"])
        .$narrowType<{ slug: string }>()
        .orderBy("newsletter.sent_at")
        .orderBy("newsletter.id"),
    ({ slug }) => newsletterPath(slug),
  ),
  products: sourceOf(
    ["organization"],
    (ctx) => listedProducts(ctx).select(["product.slug", "product.updated_at"]).orderBy("product.id"),
    ({ slug }) => productPath(slug),
  ),
  alumni: sourceOf(
    ["schrijfacademie"],
    (ctx) => listedAlumni(ctx).select(["alumnus.slug", "alumnus.updated_at"]).orderBy("alumnus.id"),
    ({ slug }) => alumnusPath(slug),
  ),
  people: sourceOf(
    ["community"],
    (ctx) => publicAuthors(ctx).select(["person.slug", "writing.updated_at"]).orderBy("person.id"),
    ({ slug }) => profilePath(slug),
  ),
};
