import { COUNTED_UP_TO } from "@inktvis/contract/features/discovery/search";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { ParsedSearchQuery } from "#platform/search/search-model.ts";
import { type Branch, inOrder, keysWithin, mergeColumns, mergedOrder, orderOf } from "./search-order.ts";

/** Only this many of the newest hits are ranked: ranking all rows with a common word is slow. */
const RANKED = 1000;
/** So many rows are read in the order of the page before all hits are: a common word is in enough of them. */
const FEW_ROWS = 2_500;
const MANY_ROWS = 20_000;

/** The rows of a model that match: all of them, or those that the page can show when there are more than are counted. */
export interface Hits {
  branch: Branch;
  ids: string[];
  hasMore: boolean;
}

/**
 * Looks in the index of words first. Few hits are taken from there as they are; of many the first in the order of the page
 * are chosen (docs/decisions/0042-hits-first.md).
 */
export async function findHits(
  { db }: Context,
  branch: Branch,
  matches: RawBuilder<boolean>,
  searchQuery: ParsedSearchQuery,
  query: string,
): Promise<Hits> {
  const some = await idsOf(fromIndex(db, branch.rows.where(matches).select(idOf(branch))).limit(COUNTED_UP_TO + 1));
  if (some.length <= COUNTED_UP_TO) return { branch, ids: some, hasMore: false };
  const orders = orderOf(searchQuery, query);
  const first =
    orders[0]?.field === "relevance"
      ? { orders: [{ field: "date", order: "desc" as const }], count: RANKED }
      : { orders, count: lastPlaceOf(searchQuery) };
  const keys = keysWithin(branch, first.orders, query);
  return { branch, ids: await firstHits(db, branch, matches, keys, first.count), hasMore: true };
}

/** Pages end where counting does: nobody gets a list of all texts read by asking for a page far behind. */
const lastPlaceOf = ({ page, perPage }: ParsedSearchQuery) => Math.min(page * perPage, COUNTED_UP_TO + perPage);

/** One page of hits, of one model or merged. */
export async function listHits(ctx: Context, hits: readonly Hits[], searchQuery: ParsedSearchQuery, query: string) {
  const { page, perPage } = searchQuery;
  const offset = (page - 1) * perPage;
  const parts = hits
    .filter(({ ids }) => ids.length > 0)
    .map(({ branch, ids }) =>
      branch.rows
        .where(sql<boolean>`${sql.ref(branch.model.id)} = any(${ids}::uuid[])`)
        .select(mergeColumns(branch, searchQuery, query)),
    );
  if (parts.length === 0 || offset >= COUNTED_UP_TO) return [];
  const { rows } = await sql<{ model: string; id: string }>`
    with hit as materialized (${sql.join(parts, sql` union all `)})
    select model, id from hit
    order by ${mergedOrder(searchQuery, query)} limit ${perPage} offset ${offset}`.execute(ctx.db);
  return rows;
}

const idOf = ({ model }: Branch) => sql.ref<string>(model.id).as("id");
const idsOf = async (hits: SelectQueryBuilder<any, any, { id: string }>) => (await hits.execute()).map(({ id }) => id);

/**
 * Hits that are read from the index of words, one by one as they are asked for. Within one statement PostgreSQL would read
 * the table, or an index in the order of the page, until it has as many as a limit asks: it takes the forms of a word for
 * thousands of hits where there are a few.
 */
const fromIndex = (db: Database, hits: SelectQueryBuilder<any, any, { id: string }>) =>
  db
    .with(
      (name) => name("hit").materialized(),
      () => hits,
    )
    .selectFrom("hit")
    .select("hit.id");

/** The first hits in an order, of more than are counted. */
async function firstHits(
  db: Database,
  branch: Branch,
  matches: RawBuilder<boolean>,
  keys: ReturnType<typeof keysWithin>,
  count: number,
) {
  const [table = ""] = branch.model.id.split(".");
  const keyed = keys.map(({ key }, index) => sql`${key}`.as(`key_${index}`));
  const byKeys = inOrder(keys.map(({ order }, index) => ({ key: sql.ref(`key_${index}`), order })));
  for (const rows of [FEW_ROWS, MANY_ROWS]) {
    const inReading = branch.rows.selectAll(table).select(keyed).orderBy(inOrder(keys)).limit(rows);
    const matching: SelectQueryBuilder<any, any, {}> = db.selectFrom(inReading.as(table)).where(matches);
    const read = await idsOf(matching.select(idOf(branch)).orderBy(byKeys).limit(count));
    if (read.length === count) return read;
    if (read.length * (MANY_ROWS / FEW_ROWS) < count) break;
  }
  const all = branch.rows.where(matches).select([idOf(branch), ...keyed]);
  return idsOf(fromIndex(db, all).orderBy(byKeys).limit(count));
}
