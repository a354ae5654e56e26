import {
  ARTICLE_SHELVES,
  type ArticleShelf,
  type ArticleType,
} from "@inktvis/contract/features/content/article-shelves";
import type { Article } from "@inktvis/contract/features/content/articles";
import type { ShelfSearch } from "./shelf-search.ts";

export const { news: NEWS, tips: TIPS, archive: ARCHIVE } = ARTICLE_SHELVES;

/** Where an article is at home. */
export const shelfOf = (type: ArticleType): ArticleShelf =>
  Object.values<ArticleShelf>(ARTICLE_SHELVES).find(({ types }) => types.includes(type)) ?? NEWS;

export const articlePath = ({ type, slug }: Pick<Article, "type" | "slug">) => `${shelfOf(type).path}/${slug}`;

/** The address of a page of a list that is narrowed so; the first page of all has the clean one. */
export function shelfPath({ path }: ArticleShelf, { q = {} }: ShelfSearch, page = 1) {
  const { page: _page, ...narrowed } = q;
  const wanted = { ...narrowed, ...(page > 1 && { page }) };
  return Object.keys(wanted).length > 0 ? `${path}?q=${encodeURIComponent(JSON.stringify(wanted))}` : path;
}
