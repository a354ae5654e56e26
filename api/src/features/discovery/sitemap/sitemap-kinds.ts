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
  /** In an order that only appends, so that earlier sitemap pages stay the same. */
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

/** Adults with a public text, and when it last changed: the sitemap leads nobody to the profile of a minor. */
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
const articlesOfSite = (ctx: Context) =>
  listedArticles(ctx).where("article.type", "in", [...(shelfOf(ctx)?.types ?? [])]);

const indexedLandingPages = (ctx: Context) => landingPagesOfSite(ctx).where("landing.noindex", "=", false);

async function countOf(rows: SelectQueryBuilder<any, any, {}>): Promise<number> {
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}

export const SITEMAP_SOURCES: Record<SitemapKind, SitemapSource> = {
  pages: {
    sites: Object.keys(PAGES) as SiteName[],
    count: async ({ site }) => PAGES[site]?.length ?? 0,
    list: async ({ site }, { limit, offset }) =>
      (PAGES[site] ?? []).slice(offset, offset + limit).map((path) => ({ path, updatedAt: null })),
  },
  content: {
    sites: Object.keys(PAGES) as SiteName[],
    count: (ctx) => countOf(pagesOfSite(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await pagesOfSite(ctx)
        .select(["page.slug", "page.updated_at", ancestorsOfPage(ctx.now).as("ancestors")])
        .orderBy("page.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at, ancestors }) => ({
        path: pathOf([...ancestors.map((above) => above.slug), slug]),
        updatedAt: updated_at,
      }));
    },
  },
  landing: {
    sites: Object.keys(PAGES) as SiteName[],
    count: (ctx) => countOf(indexedLandingPages(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await indexedLandingPages(ctx)
        .select(["landing.slug", "landing.updated_at"])
        .orderBy("landing.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: landingPagePath(slug), updatedAt: updated_at }));
    },
  },
  articles: {
    sites: Object.values(ARTICLE_SHELVES).map(({ site }) => site),
    count: (ctx) => countOf(articlesOfSite(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await articlesOfSite(ctx)
        // The table lets no other type in.
        .select(["article.slug", sql<ArticleType>`article.type`.as("type"), "article.updated_at"])
        .orderBy("article.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, type, updated_at }) => ({ path: articlePath({ type, slug }), updatedAt: updated_at }));
    },
  },
  issues: {
    sites: ["verzin"],
    count: (ctx) => countOf(listedIssues(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await listedIssues(ctx)
        .select(["issue.slug", "issue.updated_at"])
        .orderBy("issue.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: issuePath(slug), updatedAt: updated_at }));
    },
  },
  texts: {
    sites: ["community"],
    count: ({ db }) => countOf(publicTexts(db)),
    list: async ({ db }, { limit, offset }) => {
      const rows = await publicTexts(db)
        .select(["text.slug", "text.updated_at"])
        .orderBy("text.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: textPath(slug), updatedAt: updated_at }));
    },
  },
  contests: {
    sites: ["community"],
    count: ({ db }) => countOf(listedContests(db)),
    list: async ({ db }, { limit, offset }) => {
      const rows = await listedContests(db)
        .select(["contest.slug", "contest.updated_at"])
        .orderBy("contest.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: contestPath(slug), updatedAt: updated_at }));
    },
  },
  results: {
    sites: ["community"],
    count: ({ db }) => countOf(listedResults(db)),
    list: async ({ db }, { limit, offset }) => {
      const rows = await listedResults(db)
        .select(["contest.slug", "result.updated_at"])
        .orderBy("contest.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: contestResultPath(slug), updatedAt: updated_at }));
    },
  },
  courses: {
    sites: ["organization"],
    count: ({ db }) => countOf(listedCourses(db)),
    list: async ({ db }, { limit, offset }) => {
      const rows = await listedCourses(db)
        .select(["course.slug", "course.updated_at"])
        .orderBy("course.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: coursePath(slug), updatedAt: updated_at }));
    },
  },
  activities: {
    sites: ["organization"],
    count: ({ db }) => countOf(listedActivities(db)),
    list: async ({ db }, { limit, offset }) => {
      const rows = await listedActivities(db)
        .select(["activity.slug", "activity.updated_at"])
        .orderBy("activity.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: activityPath(slug), updatedAt: updated_at }));
    },
  },
  newsletters: {
    sites: ["organization"],
    count: ({ db }) => countOf(sentNewsletters({ db })),
    list: async ({ db }, { limit, offset }) => {
      const rows = await sentNewsletters({ db })
        .select(["newsletter.slug", "newsletter.sent_at"])
        .$narrowType<{ slug: string }>()
        .orderBy("newsletter.sent_at")
        .orderBy("newsletter.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, sent_at }) => ({ path: newsletterPath(slug), updatedAt: sent_at }));
    },
  },
  products: {
    sites: ["organization"],
    count: (ctx) => countOf(listedProducts(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await listedProducts(ctx)
        .select(["product.slug", "product.updated_at"])
        .orderBy("product.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: productPath(slug), updatedAt: updated_at }));
    },
  },
  alumni: {
    sites: ["schrijfacademie"],
    count: (ctx) => countOf(listedAlumni(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await listedAlumni(ctx)
        .select(["alumnus.slug", "alumnus.updated_at"])
        .orderBy("alumnus.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: alumnusPath(slug), updatedAt: updated_at }));
    },
  },
  people: {
    sites: ["community"],
    count: (ctx) => countOf(publicAuthors(ctx)),
    list: async (ctx, { limit, offset }) => {
      const rows = await publicAuthors(ctx)
        .select(["person.slug", "writing.updated_at"])
        .orderBy("person.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: profilePath(slug), updatedAt: updated_at }));
    },
  },
};
