import { HOME_FEED_TAG } from "@inktvis/contract/features/discovery/search";
import { sql } from "kysely";
import { linkedTo, wanted } from "#platform/search/conditions.ts";
import {
  headline,
  highlightAll,
  type ParsedSearchQuery,
  type SearchModel,
  snippetFrom,
} from "#platform/search/search-model.ts";
import { listedActivities } from "./activity.policy.ts";
import { activitySummaryOf, isActive, selectActivities } from "./queries/activity-columns.ts";

const publishedAt = sql`activity.created_at`;
const from = sql`activity.date_from`;

const GENRES = { links: "activity_genres", owner: ["activity_id", "activity.id"], column: "genre_id" } as const;

/** What a search asks of activities; undefined when it asks for a tag that none has. */
function conditionsOf({ filters: { genres, tags = [] }, modelConfigurations }: ParsedSearchQuery, now: Date) {
  if (tags.length > 0 && !tags.includes(HOME_FEED_TAG)) return undefined;
  const { active = tags.length > 0 ? true : undefined } = modelConfigurations.activity ?? {};
  return [...linkedTo(GENRES, genres), ...wanted(isActive(now), active)];
}

/**
 * Activities in GET /search: by title, organiser, place and description. They carry no tags; the tag of the home feed means
 * what is not over (docs/product/search.md#models).
 */
export const activitySearch: SearchModel = {
  name: "activity",
  id: "activity.id",
  searchableRows: ({ db, now }, searchQuery) =>
    conditionsOf(searchQuery, now)?.reduce((rows, condition) => rows.where(condition), listedActivities(db)),
  title: "activity.title",
  matches: (_ctx, query) => sql`activity.search @@ to_tsquery('dutch_plain', ${query})`,
  rank: (query) => sql`ts_rank(activity.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: ({ now }) => ({
    date: [publishedAt],
    published_at: [publishedAt],
    title: [sql`activity.title collate "nl-BE-x-icu"`],
    date_from: [from],
    // Those that are not over first; in each half the last to begin before the others.
    active: [isActive(now), from],
  }),
  titles: (db) => db.selectFrom("activities").select("title"),
  loadResults: async ({ db, now }, ids, query) => {
    const rows = await selectActivities(listedActivities(db))
      .select([
        headline(sql`activity.description`, query).as("headline"),
        highlightAll(sql`activity.title`, query).as("markedTitle"),
      ])
      .where(sql<boolean>`activity.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "activity" as const,
      ...activitySummaryOf(row, now),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
