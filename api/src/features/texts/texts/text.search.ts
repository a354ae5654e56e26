import { type Expression, sql } from "kysely";
import { compiledOnce } from "#platform/db/compiled-once.ts";
import { peopleNamed } from "#features/people/people/people-named.ts";
import type { SearchModel } from "#platform/search/search-model.ts";
import { besideName, NO_WORDS, type WordQuery } from "#platform/search/search-words.ts";
import { byTitle, hitColumns, hitsOf, matchesWords, titledModel } from "#platform/search/titled-model.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { selectWithAuthor, textSummaryOf } from "./queries/text-columns.ts";
import { listedTexts } from "./text.policy.ts";

const date = sql`text.published_at`;

const tiles = (scope: ForViewer, ids: readonly string[], query: WordQuery) =>
  selectWithAuthor(listedTexts(scope))
    .select(hitColumns("text", query))
    .where(sql<boolean>`text.id = any(${ids}::uuid[])`);

const listForVisitors = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  tiles({ db, viewer: undefined }, ids, NO_WORDS),
);

/** As an array, so that PostgreSQL reads the texts of these authors from an index. */
const isBy = (people: Expression<unknown>) => sql<boolean>`text.author_id = any(array(${people}))`;

/**
 * Whether any text at all has these words. Materialized, because otherwise PostgreSQL reads all texts when none has
 * them.
 */
const occur = (words: WordQuery) => sql<boolean>`exists (
  with hit as materialized (select from texts as text where ${matchesWords("text", words)}) select from hit)`;

/** Texts in GET /search: matched by title and body; `popularity` sorts by likes. */
export const textSearch: SearchModel = {
  name: "text",
  ...titledModel("text"),
  searchableRows: (ctx, { filters, modelConfigurations }) => {
    if (filters.tags?.length) return undefined;
    const { genres } = filters;
    const { isTip } = modelConfigurations.text ?? {};
    return listedTexts(ctx)
      .$if(genres !== undefined && genres.length > 0, (texts) =>
        // Not written with `ofGenres`: given an array of genres, PostgreSQL plans this most frequent search
        // differently.
        texts.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("text_genres as wanted")
              .select("wanted.genre_id")
              .whereRef("wanted.text_id", "=", "text.id")
              .where("wanted.genre_id", "in", genres ?? []),
          ),
        ),
      )
      .$if(isTip !== undefined, (texts) => texts.where("text.is_tip", "=", sql.lit(isTip === true)));
  },
  matchesAuthorName: (ctx, query) => isBy(peopleNamed(ctx, query)),
  matchesBesideName: (ctx, text) => {
    const readings = besideName(text).map(({ name, words, isNameLast }) => {
      const people = peopleNamed(ctx, name);
      // When the name comes last, it ends in a prefix that may match thousands of people: they are only looked up if
      // some text has the words.
      const authors = isNameLast ? people.where(occur(words)) : people;
      return sql`(${matchesWords("text", words)} and ${isBy(authors)})`;
    });
    return readings.length > 0 ? sql<boolean>`(${sql.join(readings, sql` or `)})` : undefined;
  },
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: byTitle("text"),
    popularity: [sql`text.likes`, date],
  }),
  titles: (db) => db.selectFrom("texts").select("title").where("is_private", "=", false),
  loadResults: async (ctx, ids, query) => {
    const rows =
      ctx.viewer || query.length > 0 ? await tiles(ctx, ids, query).execute() : await listForVisitors(ctx.db, { ids });
    return rows.map((row) => ({
      model: "text" as const,
      ...textSummaryOf(row, ctx.now),
      ...hitsOf(row),
    }));
  },
};
