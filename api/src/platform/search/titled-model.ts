import { type Expression, sql } from "kysely";
import { headline, highlightAll, type SearchModel, snippetFrom } from "./search-model.ts";
import { dutchQuery, type WordQuery } from "./search-words.ts";

/**
 * What models have in common whose rows have a title, markup, and a generated column `search` of both.
 * @param row what their queries call the table, such as `text`
 */
export const titledModel = (row: string) =>
  ({
    id: `${row}.id`,
    title: `${row}.title`,
    matches: (_ctx: unknown, query: WordQuery | Expression<string>) => matchesWords(row, query),
    rank: (query: WordQuery) => sql<number>`ts_rank(${sql.ref(`${row}.search`)}, ${dutchQuery(query)})`,
  }) satisfies Partial<SearchModel>;

/** Whether a row has all words, or the word of a column. */
export const matchesWords = (row: string, query: WordQuery | Expression<string>) =>
  sql<boolean>`${sql.ref(`${row}.search`)} @@ ${dutchQuery(query)}`;

/** The order of titles, as a Dutch dictionary has it. */
export const byTitle = (row: string) => [sql`${sql.ref(`${row}.title`)} collate "nl-BE-x-icu"`];

/** Columns with what the words of a search hit in title and markup, for `hitsOf`. */
export const hitColumns = (row: string, query: WordQuery, markup = "body") =>
  [
    headline(sql.ref(`${row}.${markup}`), query).as("headline"),
    highlightAll(sql.ref(`${row}.title`), query).as("markedTitle"),
  ] as const;

/** What the words of a search hit in a row. */
export const hitsOf = (row: { headline: string | null; markedTitle: string | null }) => ({
  snippet: snippetFrom(row.headline),
  markedTitle: snippetFrom(row.markedTitle),
});
