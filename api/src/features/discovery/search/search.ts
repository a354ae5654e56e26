import { COUNTED_UP_TO, type SearchResult } from "@inktvis/contract/features/discovery/search";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import type { SearchableRows, SearchModel, SortKeys, Sorts, ParsedSearchQuery } from "#platform/search/search-model.ts";
import { SEARCH_MODELS } from "./search-models.ts";
import { fuzzyTsQuery, matchesTitle, toTsQuery } from "#platform/search/search-words.ts";

/** Only this many of the newest hits are ranked: ranking all rows with a common word is slow. */
const RANKED = 1000;

interface FoundId {
  model: string;
  id: string;
}

/** GET /search (docs/product/search.md#query): one page of what this viewer may see, over all requested models. */
export async function search(ctx: Context, searchQuery: ParsedSearchQuery) {
  const { text } = searchQuery;
  if (!text) return toResponse(ctx, searchQuery, await findPage(ctx, searchQuery, ""), "");
  const query = toTsQuery(text);
  const exact = query ? await findPage(ctx, searchQuery, query, (model) => model.matches(ctx, query)) : NOTHING;
  if (exact.total > 0) return toResponse(ctx, searchQuery, exact, query);
  const byTitle = await findPage(ctx, searchQuery, query, ({ title }) => title && matchesTitle(sql.ref(title), text));
  if (byTitle.total > 0 || !query) return toResponse(ctx, searchQuery, byTitle, query);
  const byName = await findPage(ctx, searchQuery, query, (model) => model.matchesAuthorName?.(ctx, query));
  if (byName.total > 0) return toResponse(ctx, searchQuery, { ...byName, byName: true }, query);
  const nearQuery = await fuzzyTsQuery(ctx.db, text, (word) => isVisible(ctx, searchQuery, word));
  if (!nearQuery) return toResponse(ctx, searchQuery, exact, query);
  const near = await findPage(ctx, searchQuery, nearQuery, (model) => model.matches(ctx, nearQuery));
  return toResponse(ctx, searchQuery, { ...near, near: near.total > 0 }, nearQuery);
}

/** Whether a word occurs in something that this search may return. */
function isVisible(ctx: Context, searchQuery: ParsedSearchQuery, word: Expression<string>) {
  const conditions = searchBranches(ctx, searchQuery).map(
    ({ model, rows }) => sql<boolean>`exists (${rows.where(model.matches(ctx, word)).select(sql`1`.as("one"))})`,
  );
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`;
}

interface Page {
  found: FoundId[];
  total: number;
  hasMore: boolean;
  near?: boolean;
  byName?: boolean;
}

async function toResponse(ctx: Context, { page, perPage }: ParsedSearchQuery, result: Page, query: string) {
  const { found, total, hasMore, near = false, byName = false } = result;
  const tiles = new Map<string, SearchResult>();
  const byModel = Map.groupBy(found, ({ model }) => model);
  await Promise.all(
    SEARCH_MODELS.map(async (model) => {
      const ids = (byModel.get(model.name) ?? []).map(({ id }) => id);
      if (ids.length === 0) return;
      for (const tile of await model.loadResults(ctx, ids, query)) tiles.set(tile.id, tile);
    }),
  );
  return {
    data: found.flatMap(({ id }) => tiles.get(id) ?? []),
    meta: { currentPage: page, total, pageSize: perPage, hasMore, near, byName },
  };
}

const NOTHING: Page = { found: [], total: 0, hasMore: false };

/**
 * The page of the rows that match, all without a condition.
 * @param query what they are ranked by; empty for the order of the list
 * @param matching the condition on the rows of a model; undefined leaves the model out
 */
async function findPage(
  ctx: Context,
  searchQuery: ParsedSearchQuery,
  query: string,
  matching?: (model: SearchModel) => RawBuilder<boolean> | "" | undefined,
): Promise<Page> {
  const branches = searchBranches(ctx, searchQuery).flatMap((branch) => {
    if (!matching) return [branch];
    const condition = matching(branch.model);
    return condition ? [{ ...branch, rows: branch.rows.where(condition) }] : [];
  });
  const [found, counts] = await Promise.all([
    listPage(ctx, branches, searchQuery, query),
    Promise.all(branches.map(({ rows }) => countUpTo(ctx.db, rows))),
  ]);
  const sum = counts.reduce((total, count) => total + count.total, 0);
  return {
    found,
    total: Math.min(sum, COUNTED_UP_TO),
    hasMore: sum > COUNTED_UP_TO || counts.some(({ hasMore }) => hasMore),
  };
}

interface Branch {
  model: SearchModel;
  sorts: Sorts;
  rows: SearchableRows;
}

/** The visible rows of each requested model. */
const searchBranches = (ctx: Context, searchQuery: ParsedSearchQuery): Branch[] =>
  SEARCH_MODELS.flatMap((model) => {
    const rows = searchQuery.models.includes(model.name) ? model.searchableRows(ctx, searchQuery) : undefined;
    return rows ? [{ model, sorts: model.sorts(ctx), rows }] : [];
  });

/** A single model is read in index order; several are each read up to the requested page, and merged. */
async function listPage(
  ctx: Context,
  branches: readonly Branch[],
  searchQuery: ParsedSearchQuery,
  query: string,
): Promise<FoundId[]> {
  const { page, perPage } = searchQuery;
  const offset = (page - 1) * perPage;
  const [only, ...others] = branches;
  if (!only || offset >= COUNTED_UP_TO) return [];
  if (others.length === 0) {
    const { rows, order } = ordered(only, searchQuery, query);
    return (await rows.orderBy(order).limit(perPage).offset(offset).execute()) as FoundId[];
  }
  const parts = branches.map((branch) => {
    const { rows, keys, order } = ordered(branch, searchQuery, query);
    return sql`(select * from (${rows
      .select(keys)
      .orderBy(order)
      .limit(offset + perPage)}) branch)`;
  });
  const merged = await sql<FoundId>`
    select model, id from (${sql.join(parts, sql` union all `)}) found
    order by ${mergedOrder(searchQuery, query)} limit ${perPage} offset ${offset}`.execute(ctx.db);
  return merged.rows;
}

/** Default order: by relevance with words, otherwise newest first. */
function orderOf({ sort = [] }: ParsedSearchQuery, query: string) {
  if (sort.length > 0) return sort;
  return query ? [{ field: "relevance", order: "desc" as const }] : [{ field: "date", order: "desc" as const }];
}

function ordered(branch: Branch, searchQuery: ParsedSearchQuery, query: string) {
  const { model, rows } = branch;
  const byRelevance = orderOf(searchQuery, query)[0]?.field === "relevance";
  const id = sql.ref(model.id);
  const newest = rows
    .select(id.as("id"))
    .orderBy(sql.join(branch.sorts.date.map((key) => sql`${key} desc`)))
    .limit(RANKED);
  const narrowed = byRelevance ? rows.where(sql<boolean>`${id} in (${newest})`) : rows;
  const sorts = orderOf(searchQuery, query).map(({ field, order }) => ({
    keys: sortKeys(branch, field, query),
    order,
  }));
  const last = sorts.at(-1)?.order ?? "desc";
  return {
    rows: narrowed.select([sql<string>`${sql.lit(model.name)}`.as("model"), id.as("id")]),
    keys: orderOf(searchQuery, query)
      .flatMap(({ field }) => mergeKeys(branch, field, query))
      .map((key, index) => sql`${key}`.as(`key_${index}`)),
    order: sql.join([
      ...sorts.flatMap(({ keys, order }) => keys.map((key) => sql`${key} ${sql.raw(order)}`)),
      sql`${id} ${sql.raw(last)}`,
    ]),
  };
}

/** A sort field that a model does not have falls back to newest first. */
function sortKeys({ model, sorts }: Branch, field: string, query: string): SortKeys {
  if (field === "relevance") return [model.rank(query), ...sorts.date];
  return sorts[field] ?? sorts.date;
}

/** Typed nulls for models that lack a sort field, so that the columns of the union have one type. */
const MISSING_SORT_KEYS: Partial<Record<string, RawBuilder<unknown>>> = {
  popularity: sql`null::integer`,
  pinned: sql`null::boolean`,
  active: sql`null::boolean`,
};

/** Each sort field takes two columns when models are merged. */
function mergeKeys(branch: Branch, field: string, query: string): SortKeys {
  const unknown = branch.sorts[field] ? undefined : MISSING_SORT_KEYS[field];
  const [key, then = sql`null::timestamptz`] = unknown
    ? [unknown, ...branch.sorts.date]
    : sortKeys(branch, field, query);
  return [sql`${key}`, then];
}

/** Ends in the id as within each model, so that rows of equal rank are neither repeated nor skipped between pages. */
function mergedOrder(searchQuery: ParsedSearchQuery, query: string) {
  const orders = orderOf(searchQuery, query).map(({ order }) => order);
  return sql.join([
    ...orders
      .flatMap((order) => [order, order])
      .map((order, index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(order)} nulls last`),
    sql`id ${sql.raw(orders.at(-1) ?? "desc")}`,
  ]);
}
