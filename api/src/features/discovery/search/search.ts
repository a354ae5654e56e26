import { countedUpTo, type SearchResult } from "@inktvis/contract/features/discovery/search";
import { type Expression, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import type { ParsedSearchQuery, SearchModel } from "#platform/search/search-model.ts";
import {
  fuzzyWordQuery,
  matchesTitle,
  NO_WORDS,
  type WordQuery,
  wordQuery,
  wordsBeforePrefix,
} from "#platform/search/search-words.ts";
import { type Condition, findHits, listHits } from "./find-hits.ts";
import { SEARCH_MODELS } from "./search-models.ts";
import { type Branch, idColumns, inOrder, keysWithin, mergeColumns, mergedOrder, orderOf } from "./search-order.ts";

interface FoundId {
  model: string;
  id: string;
}

/** GET /search (docs/product/search.md#query): one page of what this viewer may see, over all requested models. */
export async function search(ctx: Context, searchQuery: ParsedSearchQuery) {
  const { text } = searchQuery;
  if (!text) return toResponse(ctx, searchQuery, await findPage(ctx, searchQuery, NO_WORDS), NO_WORDS);
  const query = wordQuery(text);
  const hasWords = query.length > 0;
  const exact = hasWords ? await findPage(ctx, searchQuery, query, exactly(ctx, text, query)) : NOTHING;
  if (exact.total > 0) return toResponse(ctx, searchQuery, exact, query);
  const byTitle = await findPage(
    ctx,
    searchQuery,
    query,
    ({ title }) => title && { matches: matchesTitle(sql.ref(title), text) },
  );
  if (byTitle.total > 0 || !hasWords) return toResponse(ctx, searchQuery, byTitle, query);
  const byName = await findPage(
    ctx,
    searchQuery,
    query,
    ({ matchesAuthorName }) => matchesAuthorName && { matches: matchesAuthorName(ctx, query) },
  );
  if (byName.total > 0) return toResponse(ctx, searchQuery, { ...byName, byName: true }, query);
  const besideName = await findPage(ctx, searchQuery, query, ({ matchesBesideName }) => {
    const matches = matchesBesideName?.(ctx, text);
    return matches && { matches };
  });
  if (besideName.total > 0) return toResponse(ctx, searchQuery, besideName, query);
  const nearQuery = await fuzzyWordQuery(ctx.db, text, (word) => isVisible(ctx, searchQuery, word));
  if (nearQuery.length === 0) return toResponse(ctx, searchQuery, exact, query);
  const near = await findPage(ctx, searchQuery, nearQuery, (model) => ({ matches: model.matches(ctx, nearQuery) }));
  return toResponse(ctx, searchQuery, { ...near, near: near.total > 0 }, nearQuery);
}

/** The condition of having all words of the input. */
function exactly(ctx: Context, text: string, query: WordQuery) {
  const before = wordsBeforePrefix(text);
  return (model: SearchModel): Condition => ({
    matches: model.matches(ctx, query),
    ...(before.length > 0 && { implied: model.matches(ctx, before) }),
  });
}

/** Whether a word occurs in any row that this search may return. */
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

async function toResponse(ctx: Context, { page, perPage }: ParsedSearchQuery, result: Page, query: WordQuery) {
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
 * Finds the page of matching rows; without a condition all rows match.
 * @param query the words to rank by; empty for the default order of a list
 * @param matching the condition on the rows of a model; undefined leaves the model out
 */
async function findPage(
  ctx: Context,
  searchQuery: ParsedSearchQuery,
  query: WordQuery,
  matching?: (model: SearchModel) => Condition | "" | undefined,
): Promise<Page> {
  const branches = searchBranches(ctx, searchQuery);
  const most = countedUpTo(searchQuery.models);
  if (!matching) {
    const [found, counts] = await Promise.all([
      listPage(ctx, branches, searchQuery),
      Promise.all(branches.map(({ rows }) => countUpTo(ctx.db, rows, most))),
    ]);
    return { found, ...sumOf(counts, most) };
  }
  const hits = await Promise.all(
    branches.flatMap((branch) => {
      const condition = matching(branch.model);
      return condition ? [findHits(ctx, branch, condition, searchQuery, query)] : [];
    }),
  );
  const counts = hits.map(({ ids, hasMore }) => ({ total: hasMore ? most : ids.length, hasMore }));
  return { found: await listHits(ctx, hits, searchQuery, query), ...sumOf(counts, most) };
}

/** The total of all models, up to `most`. */
function sumOf(counts: readonly { total: number; hasMore: boolean }[], most: number) {
  const sum = counts.reduce((total, count) => total + count.total, 0);
  return { total: Math.min(sum, most), hasMore: sum > most || counts.some(({ hasMore }) => hasMore) };
}

/** The visible rows of each requested model. */
const searchBranches = (ctx: Context, searchQuery: ParsedSearchQuery): Branch[] =>
  SEARCH_MODELS.flatMap((model) => {
    const rows = searchQuery.models.includes(model.name) ? model.searchableRows(ctx, searchQuery) : undefined;
    return rows ? [{ model, sorts: model.sorts(ctx, searchQuery), rows }] : [];
  });

/**
 * A page of a list without search words. A single model is read in index order; several are each read up to the page,
 * and merged.
 */
async function listPage(ctx: Context, branches: readonly Branch[], searchQuery: ParsedSearchQuery): Promise<FoundId[]> {
  const { page, perPage } = searchQuery;
  const offset = (page - 1) * perPage;
  const [only, ...others] = branches;
  if (!only || offset >= countedUpTo(searchQuery.models)) return [];
  const order = (branch: Branch) => inOrder(keysWithin(branch, orderOf(searchQuery, NO_WORDS), NO_WORDS));
  if (others.length === 0) {
    const rows = only.rows.select(idColumns(only)).orderBy(order(only)).limit(perPage).offset(offset);
    return rows.execute();
  }
  const parts = branches.map(
    (branch) =>
      sql`(select * from (${branch.rows
        .select(mergeColumns(branch, searchQuery, NO_WORDS))
        .orderBy(order(branch))
        .limit(offset + perPage)}) branch)`,
  );
  const merged = await sql<FoundId>`
    select model, id from (${sql.join(parts, sql` union all `)}) found
    order by ${mergedOrder(searchQuery, NO_WORDS)} limit ${perPage} offset ${offset}`.execute(ctx.db);
  return merged.rows;
}
