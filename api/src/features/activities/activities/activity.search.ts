import { HOME_FEED_TAG } from "@inktvis/contract/features/discovery/search";
import { sql } from "kysely";
import { narrowedBy, wanted } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { listedActivities } from "./activity.policy.ts";
import { activitySummaryOf, isActive, selectActivities } from "./queries/activity-columns.ts";

const publishedAt = sql`activity.created_at`;
const from = sql`activity.date_from`;

/** The conditions of a search for activities; undefined when it asks for a tag, which no activity has. */
function conditionsOf({ filters: { genres, tags = [] }, modelConfigurations }: ParsedSearchQuery, now: Date) {
  if (tags.length > 0 && !tags.includes(HOME_FEED_TAG)) return undefined;
  const { active = tags.length > 0 ? true : undefined } = modelConfigurations.activity ?? {};
  return [...ofGenres("activity_genres", "activity.id", genres), ...wanted(isActive(now), active)];
}

/**
 * Activities in GET /search: by title, organiser, place and description. They carry no tags; the tag of the home feed
 * selects activities that are not over (docs/product/search.md#models).
 */
export const activitySearch: SearchModel = {
  name: "activity",
  ...titledModel("activity"),
  searchableRows: ({ db, now }, searchQuery) => narrowedBy(listedActivities(db), conditionsOf(searchQuery, now)),
  sorts: ({ now }) => ({
    date: [publishedAt],
    published_at: [publishedAt],
    title: byTitle("activity"),
    date_from: [from],
    // Those that are not over first, the first to start at the top; then the others, the most recent first.
    active: [
      isActive(now),
      sql`case when ${isActive(now)} then to_timestamp(-extract(epoch from ${from})) else ${from} end`,
    ],
  }),
  titles: (db) => db.selectFrom("activities").select("title"),
  loadResults: async ({ db, now }, ids, query) => {
    const rows = await selectActivities(listedActivities(db))
      .select(hitColumns("activity", query, "description"))
      .where(sql<boolean>`activity.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "activity" as const,
      ...activitySummaryOf(row, now),
      ...hitsOf(row),
    }));
  },
};
