import { activitySearch } from "#features/activities/activities/activity.search.ts";
import { alumnusSearch } from "#features/content/alumni/alumnus.search.ts";
import { articleSearch } from "#features/content/articles/article.search.ts";
import { contestSearch } from "#features/contests/contests/contest.search.ts";
import { pageSearch } from "#features/content/pages/page.search.ts";
import { productSearch } from "#features/content/products/product.search.ts";
import { teamTileSearch } from "#features/content/team/team-tile.search.ts";
import { courseSearch } from "#features/courses/courses/course.search.ts";
import { personSearch } from "#features/profiles/person.search.ts";
import { textSearch } from "#features/texts/texts/text.search.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { SearchModel } from "#platform/search/search-model.ts";

/**
 * The model of every searched table. A table with a column `search` that is missing here fails the type check; one
 * whose tsvector has another name, or that lacks the trigger that indexes title words, fails search-models.test.ts.
 */
export const MODELS: Readonly<Record<TableWith<"search">, SearchModel>> = {
  texts: textSearch,
  users: personSearch,
  articles: articleSearch,
  contests: contestSearch,
  courses: courseSearch,
  activities: activitySearch,
  pages: pageSearch,
  products: productSearch,
  alumni: alumnusSearch,
  team_tiles: teamTileSearch,
};

export const SEARCH_MODELS: readonly SearchModel[] = Object.values(MODELS);
