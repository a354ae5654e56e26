import type { SiteName } from "#sites.ts";

/* Apart from the schemas, which reading pages go without. */

export const ARTICLE_TYPES = [
  "news",
  "report",
  "article",
  "tip-of-the-week",
  "verzin-publication",
  "verzin-news",
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** A list of articles: on which site, where, and what is in it. */
export interface ArticleShelf {
  readonly site: SiteName;
  readonly path: `/${string}`;
  readonly types: readonly ArticleType[];
}
export const ARTICLE_SHELVES = {
  tips: { site: "community", path: "/tip-van-de-week", types: ["tip-of-the-week"] },
  archive: { site: "verzin", path: "/archief", types: ["verzin-publication", "verzin-news"] },
  news: { site: "organization", path: "/nieuws", types: ["news", "report", "article"] },
} as const satisfies Record<string, ArticleShelf>;
export type ArticleShelfName = keyof typeof ARTICLE_SHELVES;
