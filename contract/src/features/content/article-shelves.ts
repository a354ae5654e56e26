import { TIPS_PATH, tipPath } from "#page-paths/community.ts";
import { NEWS_PATH, newsPath } from "#page-paths/organization.ts";
import { ARCHIVE_PATH, archivedPath } from "#page-paths/verzin.ts";
import type { SiteName } from "#sites.ts";

/* Separate from the schemas, which reading pages do not load. */

export const ARTICLE_TYPES = [
  "news",
  "report",
  "article",
  "tip-of-the-week",
  "verzin-publication",
  "verzin-news",
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** A list of articles: its site, its path, and the types that it contains. */
export interface ArticleShelf {
  readonly site: SiteName;
  readonly path: `/${string}`;
  readonly articlePath: (slug: string) => string;
  readonly types: readonly ArticleType[];
}
export const ARTICLE_SHELVES = {
  tips: { site: "community", path: TIPS_PATH, articlePath: tipPath, types: ["tip-of-the-week"] },
  archive: {
    site: "verzin",
    path: ARCHIVE_PATH,
    articlePath: archivedPath,
    types: ["verzin-publication", "verzin-news"],
  },
  news: { site: "organization", path: NEWS_PATH, articlePath: newsPath, types: ["news", "report", "article"] },
} as const satisfies Record<string, ArticleShelf>;
export type ArticleShelfName = keyof typeof ARTICLE_SHELVES;

/** The shelf of articles of a type. */
export const shelfOf = (type: ArticleType): ArticleShelf =>
  Object.values<ArticleShelf>(ARTICLE_SHELVES).find(({ types }) => types.includes(type)) ?? ARTICLE_SHELVES.news;

export const articlePath = ({ type, slug }: { type: ArticleType; slug: string }) => shelfOf(type).articlePath(slug);
