import { articleSearch } from "../articles/articles.module.ts";
import { contestSearch } from "../contests/contests.module.ts";
import { pageSearch } from "../pages/pages.module.ts";
import { personSearch } from "../people/people.module.ts";
import { textSearch } from "../texts/texts.module.ts";
import type { SearchModel } from "./search-model.ts";

/** Everything that can be searched so far. */
export const SEARCH_MODELS: readonly SearchModel[] = [
  textSearch,
  personSearch,
  articleSearch,
  contestSearch,
  pageSearch,
];
