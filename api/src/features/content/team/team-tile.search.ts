import { sql } from "kysely";
import { linkedTo, narrowedBy } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { TEAM_TAGS } from "./team-tags.ts";
import { listedTeamTiles } from "./team-tile.policy.ts";
import { teamTileOf, selectTeamTiles } from "./queries/team-tile-columns.ts";

const date = sql`tile.published_at`;

/** The conditions of a search on people of the house; undefined when it filters by a genre, because they have none. */
const conditionsOf = ({ filters: { genres = [], tags } }: ParsedSearchQuery) =>
  genres.length > 0 ? undefined : linkedTo(TEAM_TAGS, "tile.id", tags);

/** The team, the editors and the teachers in GET /search: by name, line and text (docs/product/search.md#models). */
export const teamTileSearch: SearchModel = {
  name: "team",
  ...titledModel("tile"),
  searchableRows: (ctx, searchQuery) => narrowedBy(listedTeamTiles(ctx), conditionsOf(searchQuery)),
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: byTitle("tile"),
  }),
  titles: (db) => db.selectFrom("team_tiles").select("title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectTeamTiles(listedTeamTiles(ctx))
      .select(hitColumns("tile", query))
      .where(sql<boolean>`tile.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "team" as const,
      ...teamTileOf(row),
      ...hitsOf(row),
    }));
  },
};
