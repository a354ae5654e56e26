import { ARTICLE_SHELVES, type ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { contestPath, contestResultPath, profilePath, textPath } from "@inktvis/contract/page-paths/community";
import { landingPagePath } from "@inktvis/contract/page-paths/landing-pages";
import { activityPath, coursePath, newsletterPath, productPath } from "@inktvis/contract/page-paths/organization";
import { alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { issuePath } from "@inktvis/contract/page-paths/verzin";
import { LANDING_SITES } from "@inktvis/contract/features/content/landing-pages";
import { originOf, SITE_NAMES, type SiteName } from "@inktvis/contract/sites";
import { atSlug as activityAt, visibleActivities } from "#features/activities/activities/activity.policy.ts";
import { listedAlumni } from "#features/content/alumni/alumnus.policy.ts";
import { listedArticles } from "#features/content/articles/article.policy.ts";
import { listedLandingPages } from "#features/content/landing-pages/landing-page.policy.ts";
import { listedProducts } from "#features/content/products/product.policy.ts";
import { listedIssues } from "#features/magazine/issues/issue.policy.ts";
import { fullPathOfPage } from "#features/content/pages/queries/page-paths.ts";
import { listedPages } from "#features/content/pages/page.policy.ts";
import { atSlug as contestAt, visibleContests } from "#features/contests/contests/contest.policy.ts";
import { listedResults } from "#features/contests/results/result.policy.ts";
import { atSlug as courseAt, visibleCourses } from "#features/courses/courses/course.policy.ts";
import { sentNewsletters } from "#features/newsletter/newsletters/newsletter.policy.ts";
import { personAt } from "#features/people/people/person.policy.ts";
import { membersTexts } from "#features/texts/texts/text.policy.ts";
import type { Services } from "#platform/context.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { MEDIA_PATH } from "#platform/files/media.ts";
import { leadsOn } from "../legacy/queries/leads-on.ts";
import { pageKindAt } from "./page-patterns.ts";

interface Scope {
  db: Database;
  now: Date;
}
/** A query that finds a row if there is something with this slug. */
type Find = (scope: Scope, slug: string) => { executeTakeFirst: () => Promise<unknown> };

interface Target {
  site: SiteName;
  pathOf: (slug: string) => string;
  find: Find;
}

const articlesOf = ({ site, articlePath, types }: ArticleShelf): Target => ({
  site,
  pathOf: articlePath,
  find: (scope, slug) =>
    listedArticles(scope)
      .innerJoin("article_slugs as address", "address.article_id", "article.id")
      .where("address.slug", "=", slug)
      .where("article.type", "in", [...types])
      .select("article.id"),
});
const landingPagesOn = (site: SiteName): Target => ({
  site,
  pathOf: landingPagePath,
  find: (scope, slug) =>
    listedLandingPages(scope)
      .innerJoin("landing_page_slugs as address", "address.landing_page_id", "landing.id")
      .where("landing.site", "=", site)
      .where("address.slug", "=", slug)
      .select("landing.id"),
});

/** The pages whose existence depends on a slug. A former slug redirects, so a link to it is not dead. */
const TARGETS: readonly Target[] = [
  ...Object.values<ArticleShelf>(ARTICLE_SHELVES).map(articlesOf),
  {
    site: "community",
    pathOf: textPath,
    find: ({ db }, slug) =>
      membersTexts(db)
        .innerJoin("text_slugs as address", "address.text_id", "text.id")
        .where("address.slug", "=", slug)
        .select("text.id"),
  },
  { site: "community", pathOf: profilePath, find: (scope, slug) => personAt(scope, slug).select("person.id") },
  {
    site: "community",
    pathOf: contestPath,
    find: ({ db }, slug) => contestAt(visibleContests({ db, viewer: undefined }), slug).select("contest.id"),
  },
  {
    site: "community",
    pathOf: contestResultPath,
    find: ({ db }, slug) =>
      listedResults(db)
        .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
        .where("address.slug", "=", slug)
        .select("contest.id"),
  },
  {
    site: "organization",
    pathOf: coursePath,
    find: ({ db }, slug) => courseAt(visibleCourses({ db, viewer: undefined }), slug).select("course.id"),
  },
  {
    site: "organization",
    pathOf: activityPath,
    find: ({ db }, slug) => activityAt(visibleActivities({ db, viewer: undefined }), slug).select("activity.id"),
  },
  {
    site: "organization",
    pathOf: newsletterPath,
    find: (scope, slug) => sentNewsletters(scope).where("newsletter.slug", "=", slug).select("newsletter.id"),
  },
  {
    site: "organization",
    pathOf: productPath,
    find: (scope, slug) =>
      listedProducts(scope)
        .innerJoin("product_slugs as address", "address.product_id", "product.id")
        .where("address.slug", "=", slug)
        .select("product.id"),
  },
  {
    site: "schrijfacademie",
    pathOf: alumnusPath,
    find: (scope, slug) =>
      listedAlumni(scope)
        .innerJoin("alumnus_slugs as address", "address.alumnus_id", "alumnus.id")
        .where("address.slug", "=", slug)
        .select("alumnus.id"),
  },
  {
    site: "verzin",
    pathOf: issuePath,
    find: (scope, slug) =>
      listedIssues(scope)
        .innerJoin("magazine_issue_slugs as address", "address.issue_id", "issue.id")
        .where("address.slug", "=", slug)
        .select("issue.id"),
  },
  ...LANDING_SITES.map(landingPagesOn),
];

/** The slug in a path of this kind; undefined for other paths. */
function slugIn({ pathOf }: Target, path: string) {
  const [before = "", after = ""] = pathOf("*").split("*");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const slug = path.slice(before.length, path.length - after.length);
  return slug !== "" && !slug.includes("/") ? slug : undefined;
}

/** The site that a URL belongs to; undefined for other origins. */
export const siteOf = (config: Config, url: URL) =>
  SITE_NAMES.find((site) => originOf(config.sites, site) === url.origin);

/** The hosts of our sites, as stored in `links.host`. */
export const ownHosts = (config: Config) => SITE_NAMES.map((site) => new URL(originOf(config.sites, site)).host);

/** Files that the server generates. */
const GENERATED = /\.(?:xml|ics|png|txt)$/;

/** Returns a function that says whether a URL of our own sites leads somewhere, without requesting it. */
export async function createInternalCheck({ db, clock }: Pick<Services, "db" | "clock">) {
  const scope = { db, now: clock.now() };
  const written = await writtenPaths(scope);
  return async (site: SiteName, url: URL): Promise<boolean> => {
    const path = pathOf(url);
    // None of our addresses has a control character, and the database does not accept one.
    if (/\p{Cc}/u.test(path)) return false;
    if (site === "staff" || GENERATED.test(path)) return true;
    if (path.startsWith(MEDIA_PATH)) return hasMedia(db, path.slice(MEDIA_PATH.length));
    if (written.has(site + path)) return true;
    const kind = pageKindAt(site, path);
    if (kind === undefined) return site === "community" && leadsOn(db, path);
    return kind === "one" || isThere(scope, site, path);
  };
}

/** Whether the page exists; true for a page that is not in TARGETS, because only its pattern can be checked. */
async function isThere(scope: Scope, site: SiteName, path: string) {
  for (const target of TARGETS) {
    const slug = target.site === site ? slugIn(target, path) : undefined;
    if (slug !== undefined) return (await target.find(scope, slug).executeTakeFirst()) !== undefined;
  }
  return true;
}

/** The path without a trailing slash, as routes compare it. */
function pathOf({ pathname }: URL) {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The paths of the editors' pages, and those that redirect to one, such as `organization/over-ons`. */
async function writtenPaths(scope: Scope) {
  const [pages, moves] = await Promise.all([
    listedPages(scope)
      .select(["page.site", fullPathOfPage.as("path")])
      .execute(),
    listedPages(scope)
      .innerJoin("page_moves as move", "move.page_id", "page.id")
      .select(["move.site", "move.path"])
      .execute(),
  ]);
  return new Set([...pages, ...moves].map(({ site, path }) => site + path));
}

/** @param key the part after `/media/` */
async function hasMedia(db: Database, key: string) {
  const imageId = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1];
  const found = imageId
    ? await db
        .selectFrom("images")
        .select("id")
        .where("id", "=", imageId)
        .where("taken_down_at", "is", null)
        .executeTakeFirst()
    : await db.selectFrom("files").select("id").where("key", "=", key).executeTakeFirst();
  return found !== undefined;
}
