import type { SearchModelName, SearchQuery, SearchResult, Snippet } from "@inktvis/contract/features/discovery/search";
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../context.ts";
import { plainText } from "../rich-text.ts";

export type ParsedSearchQuery = z.output<typeof SearchQuery>;

/** The rows of a model that a search is about. Of every model another table, so its type says no more than that. */
export type SearchableRows = SelectQueryBuilder<any, any, {}>;

export type TsQuery = string | Expression<string>;

/** What a model has to say to be searched. */
export interface SearchModel {
  name: SearchModelName;
  /** What this viewer may see in lists, narrowed by the filters; undefined when a filter leaves nothing of it. */
  searchableRows: (ctx: Context, searchQuery: ParsedSearchQuery) => SearchableRows | undefined;
  /** Its key, such as `text.id`. */
  id: string;
  /** Whether a row has the words, from `toTsQuery`, or a column that holds such a query. */
  matches: (ctx: Context, query: TsQuery) => RawBuilder<boolean>;
  /** Whether it is by somebody whose name has the words: what is shown when nothing has them itself. */
  matchesAuthorName?: (ctx: Context, query: string) => RawBuilder<boolean>;
  /** How well. */
  rank: (query: string) => RawBuilder<number>;
  /** What a sort field means here: the expressions to order by, in an order that an index has. */
  sorts: (ctx: Context) => Sorts;
  /** The tiles of these ids, in any order. */
  loadResults: (ctx: Context, ids: readonly string[], query: string) => Promise<SearchResult[]>;
}
export type SortKeys = readonly Expression<unknown>[];
export type Sorts = { date: SortKeys; title: SortKeys } & Partial<Record<string, SortKeys>>;

const NOTHING = sql<string | null>`null`;
const [HIT_START, HIT_END] = ["\u0002", "\u0003"];

/** The sentence of an HTML column in which the words stand, for `snippetFrom`; null when nothing is looked for. */
export const headline = (column: RawBuilder<unknown>, query: string) =>
  query === ""
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', left(${column}, 20000), to_tsquery('dutch_plain', ${query}),
    ${`StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=32, MinWords=16, MaxFragments=1`})`;

/** The whole of a column with the words marked in it. */
export const highlightAll = (column: RawBuilder<unknown>, query: string) =>
  query === ""
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', ${column}, to_tsquery('dutch_plain', ${query}),
    ${`StartSel=${HIT_START}, StopSel=${HIT_END}, HighlightAll=true`})`;

/** Plain pieces, each a hit or not; null when nothing in it is a hit. */
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
