import { HOME_FEED_TAG } from "@inktvis/contract/features/discovery/search";
import { sql } from "kysely";
import { narrowedBy, wanted } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { listedContests } from "./contest.policy.ts";
import { contestSummaryOf, isActive, selectContests } from "./queries/contest-columns.ts";

const date = sql`contest.published_at`;
const deadline = sql<Date>`contest.deadline`;

/** The conditions of a search for contests; undefined when it asks for a tag, which no contest has. */
function conditionsOf({ filters: { genres, tags = [] }, modelConfigurations }: ParsedSearchQuery, now: Date) {
  if (tags.length > 0 && !tags.includes(HOME_FEED_TAG)) return undefined;
  const { mode, type, active = tags.length > 0 ? true : undefined } = modelConfigurations.contest ?? {};
  return [
    ...ofGenres("contest_genres", "contest.id", genres),
    ...(mode === undefined ? [] : [sql<boolean>`contest.mode = ${mode}`]),
    ...(type === undefined ? [] : [sql<boolean>`contest.type = ${type}`]),
    ...wanted(isActive(now), active),
  ];
}

/**
 * Contests in GET /search: by title, organisation and description, narrowed by genre, by mode and type, and to those
 * that are active. They carry no tags; the tag of the home feed selects active contests
 * (docs/product/search.md#models).
 */
export const contestSearch: SearchModel = {
  name: "contest",
  ...titledModel("contest"),
  searchableRows: ({ db, now }, searchQuery) => narrowedBy(listedContests(db), conditionsOf(searchQuery, now)),
  sorts: ({ now }) => ({
    date: [date],
    published_at: [date],
    title: byTitle("contest"),
    // Active ones first, with the nearest deadline at the top; then passed ones, the most recent first.
    active: [
      isActive(now),
      sql`case when ${isActive(now)} then to_timestamp(-extract(epoch from ${deadline})) else ${deadline} end`,
    ],
  }),
  titles: (db) => db.selectFrom("contests").select("title").where("published_at", "is not", null),
  loadResults: async ({ db, now }, ids, query) => {
    const rows = await selectContests(listedContests(db))
      .select(hitColumns("contest", query, "description"))
      .where("contest.id", "in", ids)
      .execute();
    return rows.map((row) => ({
      model: "contest" as const,
      ...contestSummaryOf(row, now),
      ...hitsOf(row),
    }));
  },
};
