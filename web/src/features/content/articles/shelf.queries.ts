import type { SearchQuery } from "@inktvis/contract/features/discovery/search";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { searchQuery } from "#platform/search.queries.ts";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";

import { shelfHead } from "./article-head.ts";
import type { ShelfSearch } from "./shelf-search.ts";

const PER_PAGE = 12;

/** A page of a shelf: pinned articles first, then the newest. With search words the best matches come first. */
export function shelfQuery({ types }: ArticleShelf, { q = {} }: ShelfSearch) {
  const sort: SearchQuery["sort"] = q.text ? undefined : { field: "pinned", order: "desc" };
  return searchQuery({
    models: ["article"],
    modelConfigurations: { article: { type: [...types] } },
    perPage: PER_PAGE,
    ...q,
    ...(sort && { sort }),
  });
}

/** The loader of a shelf's page. It builds the head too, for the reason that `loadArticle` gives. */
export async function loadShelf(
  args: LoaderArguments & { deps: ShelfSearch },
  shelf: ArticleShelf,
  copy: { title: string; intro: string },
) {
  await load(args, shelfQuery(shelf, args.deps));
  return { head: shelfHead(args.context, shelf, args.deps, copy), breadcrumbs: breadcrumbs(copy.title) };
}
