import { articleSearch } from "#features/content/articles/article.search.ts";
import { contestSearch } from "#features/contests/contests/contest.search.ts";
import { pageSearch } from "#features/content/pages/page.search.ts";
import { personSearch } from "#features/profiles/person.search.ts";
import { textSearch } from "#features/texts/texts/text.search.ts";
import type { SearchModel } from "#platform/search/search-model.ts";

/** All models that can be searched. */
export const SEARCH_MODELS: readonly SearchModel[] = [
  textSearch,
  personSearch,
  articleSearch,
  contestSearch,
  pageSearch,
];
