import { sql } from "kysely";
import { narrowedBy, wanted } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { listedAlumni } from "./alumnus.policy.ts";
import { alumnusSummaryOf, selectAlumni } from "./queries/alumnus-columns.ts";

const date = sql`alumnus.published_at`;

const IS_ON_HOMEPAGE = sql<boolean>`alumnus.visible_on_homepage`;

/** The conditions of a search on alumni; undefined when it filters by a tag, because alumni have none. */
const conditionsOf = ({ filters: { genres, tags = [] }, modelConfigurations: { alumni = {} } }: ParsedSearchQuery) =>
  tags.length > 0
    ? undefined
    : [...ofGenres("alumnus_genres", "alumnus.id", genres), ...wanted(IS_ON_HOMEPAGE, alumni.visibleOnHomepage)];

/** Alumni in GET /search: by name and description (docs/product/search.md#models). */
export const alumnusSearch: SearchModel = {
  name: "alumni",
  ...titledModel("alumnus"),
  searchableRows: (ctx, searchQuery) => narrowedBy(listedAlumni(ctx), conditionsOf(searchQuery)),
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: byTitle("alumnus"),
  }),
  titles: (db) => db.selectFrom("alumni").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectAlumni(listedAlumni(ctx))
      .select(hitColumns("alumnus", query))
      .where(sql<boolean>`alumnus.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "alumni" as const,
      ...alumnusSummaryOf(row),
      ...hitsOf(row),
    }));
  },
};
