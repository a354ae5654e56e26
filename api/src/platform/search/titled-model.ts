import { type Expression, sql } from "kysely";
import { headline, highlightAll, type SearchModel, snippetFrom } from "./search-model.ts";
import { dutchQuery, type WordQuery } from "./search-words.ts";

/**
 * The common part of models whose rows have a title, rich text, and a column `search` generated from both.
 * @param row the alias of the table in their queries, such as `text`
 */
export const titledModel = (row: string) =>
  ({
    id: `${row}.id`,
    title: `${row}.title`,
    matches: (_ctx: unknown, query: WordQuery | Expression<string>) => matchesWords(row, query),
    rank: (query: WordQuery) => sql<number>`ts_rank(${sql.ref(`${row}.search`)}, ${dutchQuery(query)})`,
  }) satisfies Partial<SearchModel>;

/** Whether a row has all words of a query, or the word in a column. */
export const matchesWords = (row: string, query: WordQuery | Expression<string>) =>
  sql<boolean>`${sql.ref(`${row}.search`)} @@ ${dutchQuery(query)}`;

/** Titles in the order of a Dutch dictionary. */
export const byTitle = (row: string) => [sql`${sql.ref(`${row}.title`)} collate "nl-BE-x-icu"`];

/** Columns with the hits of a search in title and rich text, for `hitsOf`. */
export const hitColumns = (row: string, query: WordQuery, markup = "body") =>
  [
    headline(sql.ref(`${row}.${markup}`), query).as("headline"),
    highlightAll(sql.ref(`${row}.title`), query).as("markedTitle"),
  ] as const;

/** The hits of a search in a row. */
export const hitsOf = (row: { headline: string | null; markedTitle: string | null }) => ({
  snippet: snippetFrom(row.headline),
  markedTitle: snippetFrom(row.markedTitle),
});
