import { articleSearch } from "#features/content/articles/article.search.ts";
import { contestSearch } from "#features/contests/contests/contest.search.ts";
import { pageSearch } from "#features/content/pages/page.search.ts";
import { personSearch } from "#features/profiles/person.search.ts";
import { textSearch } from "#features/texts/texts/text.search.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { SearchModel } from "#platform/search/search-model.ts";

/**
 * Everything that can be searched so far. A table that gets a column `search` and is missing here fails the type check, and
 * one whose column of words is called otherwise a test (search-models.test.ts).
 */
export const MODELS: Readonly<Record<TableWith<"search">, SearchModel>> = {
  texts: textSearch,
  users: personSearch,
  articles: articleSearch,
  contests: contestSearch,
  pages: pageSearch,
};

export const SEARCH_MODELS: readonly SearchModel[] = Object.values(MODELS);
