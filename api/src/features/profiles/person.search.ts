import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { headline, marked, type Query, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { adultsBornBy } from "#features/people/people/public-name.ts";
import { personSummaryOf, selectPerson } from "./queries/person-columns.ts";

const date = sql`person.created_at`;
const names = (query: Query) => sql`to_tsquery('names_plain', ${query})`;

const realNameMatches = ({ now }: Context, query: Query) => sql<boolean>`(
  person.name_search @@ ${names(query)} and person.real_name_public_visible
  and person.date_of_birth <= ${adultsBornBy(now)}::date
)`;

/** Whose name has the words, not what they tell: their ids. */
export const peopleNamed = (ctx: Context, query: string) =>
  visiblePeople(ctx)
    .select("person.id")
    .where(
      sql<boolean>`(
        (person.search @@ ${names(query)} and ts_filter(person.search, '{a}') @@ ${names(query)})
        or ${realNameMatches(ctx, query)}
      )`,
    );

/** People in GET /search: by the name they write under and what they tell, by their real name only when they show it. */
export const personSearch: SearchModel = {
  name: "user",
  id: "person.id",
  candidates: (ctx, { filters: { genres, tags } }) => {
    if (tags?.length) return undefined;
    return visiblePeople(ctx).$if(genres !== undefined && genres.length > 0, (people) =>
      people.where(sql<boolean>`person.genre_ids && ${genres ?? []}::integer[]`),
    );
  },
  matches: (ctx, query) => sql`(
    person.search @@ ${names(query)} or person.search @@ to_tsquery('dutch_plain', ${query})
    or ${realNameMatches(ctx, query)}
  )`,
  rank: (query) => sql`ts_rank(person.search, ${names(query)})`,
  sorts: () => ({ date: [date], published_at: [date], title: [sql`person.nickname collate "nl-BE-x-icu"`] }),
  tiles: async (ctx, ids, query) => {
    const rows = await selectPerson(ctx, visiblePeople(ctx))
      .select([
        headline(sql`coalesce(person.bio, '')`, query).as("headline"),
        marked(sql`person.nickname`, query).as("markedTitle"),
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
