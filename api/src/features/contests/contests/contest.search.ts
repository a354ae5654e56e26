import { HOME_FEED_TAG } from "@inktvis/contract/features/discovery/search";
import { sql } from "kysely";
import { headline, highlightAll, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { listedContests } from "./contest.policy.ts";
import { contestSummaryOf, isActive, selectContests } from "./queries/contest-columns.ts";

const date = sql`contest.published_at`;
const deadline = sql<Date>`contest.deadline`;

/**
 * Contests in GET /search: by title, organisation and description, narrowed by genre, by mode and type, and to those
 * that are active. They carry no tags; the tag of the home feed means what is active (docs/product/search.md#models).
 */
export const contestSearch: SearchModel = {
  name: "contest",
  id: "contest.id",
  searchableRows: ({ db, now }, { filters: { genres = [], tags = [] }, modelConfigurations }) => {
    if (tags.length > 0 && !tags.includes(HOME_FEED_TAG)) return undefined;
    const { mode, type, active = tags.length > 0 ? true : undefined } = modelConfigurations.contest ?? {};
    return listedContests(db)
      .$if(genres.length > 0, (contests) =>
        contests.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("contest_genres as wanted")
              .select("wanted.genre_id")
              .whereRef("wanted.contest_id", "=", "contest.id")
              .where("wanted.genre_id", "in", genres),
          ),
        ),
      )
      .$if(mode !== undefined, (contests) => contests.where("contest.mode", "=", mode ?? null))
      .$if(type !== undefined, (contests) => contests.where("contest.type", "=", type ?? null))
      .$if(active === true, (contests) =>
        contests.where("contest.deadline", ">", now).where("contest.ended_at", "is", null),
      )
      .$if(active === false, (contests) => contests.where(sql<boolean>`not ${isActive(now)}`));
  },
  title: "contest.title",
  matches: (_ctx, query) => sql`contest.search @@ to_tsquery('dutch_plain', ${query})`,
  rank: (query) => sql`ts_rank(contest.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: ({ now }) => ({
    date: [date],
    published_at: [date],
    title: [sql`contest.title collate "nl-BE-x-icu"`],
    // The active ones first, the nearest deadline before the others; then those that passed, the last first.
    active: [
      isActive(now),
      sql`case when ${isActive(now)} then to_timestamp(-extract(epoch from ${deadline})) else ${deadline} end`,
    ],
  }),
  titles: (db) => db.selectFrom("contests").select("title").where("published_at", "is not", null),
  loadResults: async ({ db, now }, ids, query) => {
    const rows = await selectContests(listedContests(db))
      .select([
        headline(sql`contest.description`, query).as("headline"),
        highlightAll(sql`contest.title`, query).as("markedTitle"),
      ])
      .where("contest.id", "in", ids)
      .execute();
    return rows.map((row) => ({
      model: "contest" as const,
      ...contestSummaryOf(row, now),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
