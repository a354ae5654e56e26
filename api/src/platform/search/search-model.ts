import type { SearchModelName, SearchQuery, SearchResult, Snippet } from "@inktvis/contract/features/discovery/search";
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { plainText } from "../rich-text.ts";

export type Wanted = z.output<typeof SearchQuery>;

/** The rows of a model that a search is about. Of every model another table, so its type says no more than that. */
export type Candidates = SelectQueryBuilder<any, any, {}>;

export type Query = string | Expression<string>;

/** What a model has to say to be searched. */
export interface SearchModel {
  name: SearchModelName;
  /** What this viewer may see in lists, narrowed by the filters; undefined when a filter leaves nothing of it. */
  candidates: (ctx: Context, wanted: Wanted) => Candidates | undefined;
  /** Its key, such as `text.id`. */
  id: string;
  /** Whether a row has the words, from `queryOf`, or a column that holds such a query. */
  matches: (ctx: Context, query: Query) => RawBuilder<boolean>;
  /** Whether it is by somebody whose name has the words: what is shown when nothing has them itself. */
  isByName?: (ctx: Context, query: string) => RawBuilder<boolean>;
  /** How well. */
  rank: (query: string) => RawBuilder<number>;
  /** What a sort field means here: the expressions to order by, in an order that an index has. */
  sorts: (ctx: Context) => Sorts;
  /** The titles or names whose words may be found with a letter wrong: those that somebody else may see, ever. */
  titles: (db: Database) => SelectQueryBuilder<any, any, { title: string }>;
  /** The tiles of these ids, in any order. */
  tiles: (ctx: Context, ids: readonly string[], query: string) => Promise<SearchResult[]>;
}
export type Sorting = readonly Expression<unknown>[];
export type Sorts = { date: Sorting; title: Sorting } & Partial<Record<string, Sorting>>;

const NOTHING = sql<string | null>`null`;
const [HIT, END] = ["\u0002", "\u0003"];

/** The sentence of an HTML column in which the words stand, for `snippetFrom`; null when nothing is looked for. */
export const headline = (column: RawBuilder<unknown>, query: string) =>
  query === ""
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', left(${column}, 20000), to_tsquery('dutch_plain', ${query}),
    ${`StartSel=${HIT}, StopSel=${END}, MaxWords=32, MinWords=16, MaxFragments=1`})`;

/** The whole of a column with the words marked in it. */
export const marked = (column: RawBuilder<unknown>, query: string) =>
  query === ""
    ? NOTHING
    : sql<string | null>`ts_headline('dutch_plain', ${column}, to_tsquery('dutch_plain', ${query}),
    ${`StartSel=${HIT}, StopSel=${END}, HighlightAll=true`})`;

/** Plain pieces, each a hit or not; null when nothing in it is a hit. */
export function snippetFrom(headlined: string | null): Snippet | null {
  if (!headlined?.includes(HIT)) return null;
  return plainText(headlined)
    .split(HIT)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, hit: false }];
      const [hit = "", rest = ""] = part.split(END);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter(({ text }) => text !== "");
}
