import type { Article, ArticleType } from "@inktvis/contract/features/articles";
import type { SiteName } from "@inktvis/contract/sites";
import type { ShelfSearch } from "./shelf-search.ts";

/** A list of articles: where it stands, and what is in it. */
export interface ArticleShelf {
  site: SiteName;
  path: string;
  types: ArticleType[];
}
export const NEWS: ArticleShelf = { site: "organization", path: "/nieuws", types: ["news", "report", "article"] };
export const TIPS: ArticleShelf = { site: "community", path: "/tip-van-de-week", types: ["tip-of-the-week"] };
export const ARCHIVE: ArticleShelf = {
  site: "verzin",
  path: "/archief",
  types: ["verzin-publication", "verzin-news"],
};

/** Where an article is at home. */
export const shelfOf = (type: ArticleType) => [TIPS, ARCHIVE].find(({ types }) => types.includes(type)) ?? NEWS;

export const articlePath = ({ type, slug }: Pick<Article, "type" | "slug">) => `${shelfOf(type).path}/${slug}`;

/** The address of a page of a list that is narrowed so; the first page of all has the clean one. */
export function shelfPath({ path }: ArticleShelf, { q = {} }: ShelfSearch, page = 1) {
  const { page: _page, ...narrowed } = q;
  const wanted = { ...narrowed, ...(page > 1 && { page }) };
  return Object.keys(wanted).length > 0 ? `${path}?q=${encodeURIComponent(JSON.stringify(wanted))}` : path;
}
