import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { load, type LoaderArguments } from "#platform/load.ts";
import { searchQuery } from "#platform/search.queries.ts";
import { loadHomepage } from "./homepage.queries.ts";

const LATEST = 6;

/** The latest issues and news of the magazine. */
export const latestOfMagazineQuery = searchQuery({
  models: ["article"],
  modelConfigurations: { article: { type: [...ARTICLE_SHELVES.archive.types] } },
  sort: { field: "published_at", order: "desc" },
  perPage: LATEST,
});

/** For the loader of the home page of the magazine. */
export async function loadMagazineHome(args: LoaderArguments) {
  const [content] = await Promise.all([loadHomepage(args, "verzin"), load(args, latestOfMagazineQuery)]);
  return content;
}
