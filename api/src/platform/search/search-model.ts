import type { SearchModelName, SearchQuery, SearchResult, Snippet } from "@inktvis/contract/features/discovery/search";
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { plainText } from "../rich-text.ts";
import { dutchQuery, type WordQuery } from "./search-words.ts";

export type ParsedSearchQuery = z.output<typeof SearchQuery>;

/** The rows of a model; the table differs per model, so the type says no more. */
export type SearchableRows = SelectQueryBuilder<any, any, {}>;

/** How a model is searched. */
export interface SearchModel {
  name: SearchModelName;
  /** The rows that this viewer may see in lists, filtered; undefined if a filter excludes this model. */
  searchableRows: (ctx: Context, searchQuery: ParsedSearchQuery) => SearchableRows | undefined;
  /** The id column, such as `text.id`. */
  id: string;
  /** Whether a row has all words of a query, or the word in a column. */
  matches: (ctx: Context, query: WordQuery | Expression<string>) => RawBuilder<boolean>;
  /**
   * The title column, such as `text.title`, for `matchesTitle`. Undefined when `matches` already considers every word
   * of the title.
   */
  title?: string;
  /** Whether the author's name matches: the fallback when no row matches. */
  matchesAuthorName?: (ctx: Context, query: WordQuery) => RawBuilder<boolean>;
  /**
   * Whether a row has some of the words, and the others are the name of its author; undefined when no word can be a
   * name.
   */
  matchesBesideName?: (ctx: Context, text: string) => RawBuilder<boolean> | undefined;
  /** The relevance of a row. */
  rank: (query: WordQuery) => RawBuilder<number>;
  /** What rows are ordered by, for each sort field that this model knows; each supported by an index. */
  sorts: (ctx: Context, searchQuery: ParsedSearchQuery) => Sorts;
  /**
   * The titles or names that spelling corrections are taken from: those of rows that others may find. The trigger of
   * the table indexes the same ones (docs/decisions/0030-title-words.md).
   */
  titles: (db: Database) => SelectQueryBuilder<any, any, { title: string }>;
  /** The tiles of these ids, in any order. */
  loadResults: (ctx: Context, ids: readonly string[], query: WordQuery) => Promise<SearchResult[]>;
}
/** A `nullable` key puts rows where it is null last, in either direction. */
export type SortKey = Expression<unknown> | { nullable: Expression<unknown> };
export type SortKeys = readonly SortKey[];
export type Sorts = { date: SortKeys; published_at: SortKeys; title: SortKeys } & Partial<Record<string, SortKeys>>;

const NOTHING = sql<string | null>`null`;
const [HIT_START, HIT_END] = ["\u0002", "\u0003"];

/** The fragment of an HTML column with the match, for `snippetFrom`; null without a query. */
export const headline = (column: RawBuilder<unknown>, query: WordQuery) =>
  query.length === 0
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', left(${column}, 20000), ${dutchQuery(query)},
    ${`StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=32, MinWords=16, MaxFragments=1`})`;

/** A whole column with its matches highlighted. */
export const highlightAll = (column: RawBuilder<unknown>, query: WordQuery) =>
  query.length === 0
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', ${column}, ${dutchQuery(query)},
    ${`StartSel=${HIT_START}, StopSel=${HIT_END}, HighlightAll=true`})`;

/** Splits highlighted text into fragments; null without a match. */
export function snippetFrom(headlineText: string | null): Snippet | null {
  if (!headlineText?.includes(HIT_START)) return null;
  return plainText(headlineText)
    .split(HIT_START)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, hit: false }];
      const [hit = "", rest = ""] = part.split(HIT_END);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter(({ text }) => text !== "");
}
