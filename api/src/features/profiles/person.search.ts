import { sql } from "kysely";
import { headline, highlightAll, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { dutchQuery, namesQuery } from "#platform/search/search-words.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { hasRealName } from "#features/people/people/people-named.ts";
import { personSummaryOf, selectPerson } from "./queries/person-columns.ts";

const date = sql`person.created_at`;

/** People in GET /search: found by nickname and bio, and by a public real name. */
export const personSearch: SearchModel = {
  name: "user",
  id: "person.id",
  searchableRows: (ctx, { filters: { genres, tags } }) => {
    if (tags?.length) return undefined;
    return visiblePeople(ctx).$if(genres !== undefined && genres.length > 0, (people) =>
      people.where(sql<boolean>`person.genre_ids && ${genres ?? []}::integer[]`),
    );
  },
  matches: (ctx, query) => sql`(
    person.search @@ ${namesQuery(query)} or person.search @@ ${dutchQuery(query)}
    or ${hasRealName(ctx, query)}
  )`,
  rank: (query) => sql`ts_rank(person.search, ${namesQuery(query)})`,
  sorts: () => ({ date: [date], published_at: [date], title: [sql`person.nickname collate "nl-BE-x-icu"`] }),
  titles: (db) => db.selectFrom("users").select("nickname as title"),
  loadResults: async (ctx, ids, query) => {
    const rows = await selectPerson(ctx, visiblePeople(ctx))
      .select([
        headline(sql`coalesce(person.bio, '')`, query).as("headline"),
        highlightAll(sql`person.nickname`, query).as("markedTitle"),
      ])
      .where("person.id", "in", ids)
      .execute();
    return rows.map((row) => ({
      model: "user" as const,
      ...personSummaryOf(row, ctx.now),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
