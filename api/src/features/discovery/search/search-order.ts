import type { Sort } from "@inktvis/contract/features/discovery/search";
import { type Expression, type RawBuilder, sql } from "kysely";
import type {
  ParsedSearchQuery,
  SearchableRows,
  SearchModel,
  SortKey,
  SortKeys,
  Sorts,
} from "#platform/search/search-model.ts";
import type { WordQuery } from "#platform/search/search-words.ts";

/** The rows of one requested model. */
export interface Branch {
  model: SearchModel;
  sorts: Sorts;
  rows: SearchableRows;
}

export const NEWEST = { field: "published_at", order: "desc" } as const;

/** Default order: by relevance with words, otherwise newest first. */
export function orderOf({ sort = [] }: ParsedSearchQuery, query: WordQuery): Order {
  if (sort.length > 0) return sort;
  return [query.length > 0 ? { field: "relevance", order: "desc" } : NEWEST];
}
type Order = readonly { field: string; order: "asc" | "desc" }[];

const valueOf = (key: SortKey) => ("nullable" in key ? key.nullable : key);

interface Key {
  key: Expression<unknown>;
  order: "asc" | "desc" | "desc nulls last";
}

/** The keys of the order within a model, each with its direction; the id last. */
export const keysWithin = (branch: Branch, orders: Order, query: WordQuery): Key[] => [
  ...orders.flatMap(({ field, order }) =>
    sortKeys(branch, field, query).map((key) => ({
      key: valueOf(key),
      order: "nullable" in key && order === "desc" ? ("desc nulls last" as const) : order,
    })),
  ),
  { key: sql.ref(branch.model.id), order: orders.at(-1)?.order ?? "desc" },
];

export const inOrder = (keys: readonly Key[]) => sql.join(keys.map(({ key, order }) => sql`${key} ${sql.raw(order)}`));

/** The model, the id, and the sort keys by which several models are merged. */
export function mergeColumns(branch: Branch, searchQuery: ParsedSearchQuery, query: WordQuery) {
  const keys = orderOf(searchQuery, query).flatMap(({ field }) => mergeKeys(branch, field, query));
  return [...idColumns(branch), ...keys.map((key, index) => sql`${valueOf(key)}`.as(`key_${index}`))];
}

export const idColumns = ({ model }: Branch) => [
  sql<string>`${sql.lit(model.name)}`.as("model"),
  sql.ref<string>(model.id).as("id"),
];

/** A sort field that a model does not have falls back to newest first. */
function sortKeys({ model, sorts }: Branch, field: string, query: WordQuery): SortKeys {
  if (field === "relevance") return [model.rank(query), ...sorts.published_at];
  return sorts[field] ?? sorts.published_at;
}

/**
 * Typed nulls for models that lack a sort field, so that the columns of the union have one type. All models have the
 * other fields.
 */
const MISSING_SORT_KEYS: Partial<Record<string, RawBuilder<unknown>>> = {
  popularity: sql`null::integer`,
  pinned: sql`null::boolean`,
  active: sql`null::boolean`,
  date_from: sql`null::timestamptz`,
  price: sql`null::integer`,
} satisfies Record<Exclude<Sort["field"], "date" | "title" | "published_at">, RawBuilder<unknown>>;

/** Each sort field takes two columns when models are merged. */
function mergeKeys(branch: Branch, field: string, query: WordQuery): SortKeys {
  const unknown = branch.sorts[field] ? undefined : MISSING_SORT_KEYS[field];
  const [key, then = sql`null::timestamptz`] = unknown
    ? [unknown, ...branch.sorts.published_at]
    : sortKeys(branch, field, query);
  return [key ?? sql`null::timestamptz`, then];
}

/** Ends in the id as within each model, so that rows of equal rank are neither repeated nor skipped between pages. */
export function mergedOrder(searchQuery: ParsedSearchQuery, query: WordQuery) {
  const orders = orderOf(searchQuery, query).map(({ order }) => order);
  return sql.join([
    ...orders
      .flatMap((order) => [order, order])
      .map((order, index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(order)} nulls last`),
    sql`id ${sql.raw(orders.at(-1) ?? "desc")}`,
  ]);
}
