import { countedUpTo } from "@inktvis/contract/features/discovery/search";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { ParsedSearchQuery, SearchableRows } from "#platform/search/search-model.ts";
import type { WordQuery } from "#platform/search/search-words.ts";
import { type Branch, inOrder, keysWithin, mergeColumns, mergedOrder, NEWEST, orderOf } from "./search-order.ts";

/** The number of rows that are read in page order before all hits are: for a common word these contain enough hits. */
const FEW_ROWS = 2_500;
const MANY_ROWS = 20_000;
/** The number of rows that show whether a word is common. */
const SAMPLE = 100;

/** The condition on a row. */
export interface Condition {
  matches: RawBuilder<boolean>;
  /** A condition that follows from `matches`, and that is faster to check first when few rows meet it. */
  implied?: RawBuilder<boolean>;
}

/** The matching rows of a model: all of them, or those that the page can show when there are more than are counted. */
export interface Hits {
  branch: Branch;
  ids: string[];
  hasMore: boolean;
}

/**
 * Looks in the word index first. A few hits are taken from it as they are; of many, the first in page order are
 * selected (docs/decisions/0042-hits-first.md).
 */
export async function findHits(
  { db }: Context,
  branch: Branch,
  condition: Condition,
  searchQuery: ParsedSearchQuery,
  query: WordQuery,
): Promise<Hits> {
  const most = countedUpTo(searchQuery.models);
  const { matches } = condition;
  const some = await allHitsUpTo(db, branch, condition, most + 1);
  if (some.length <= most) return { branch, ids: some, hasMore: false };
  const orders = orderOf(searchQuery, query);
  // Only the newest rows are ranked, as many as are counted: ranking all rows with a common word is slow.
  const first =
    orders[0]?.field === "relevance"
      ? { orders: [NEWEST], count: most }
      : { orders, count: lastPlaceOf(searchQuery, most) };
  const keys = keysWithin(branch, first.orders, query);
  return { branch, ids: await hitsInOrder(db, branch, matches, keys, first.count), hasMore: true };
}

/**
 * All hits, or `limit` of them if there are more. For a prefix PostgreSQL first makes a complete list, which may be half
 * of all texts, before it compares anything. When the words before the prefix have few hits, only those are compared.
 */
async function allHitsUpTo(db: Database, branch: Branch, { matches, implied }: Condition, limit: number) {
  const few = implied && (await hitsOfRareWord(db, branch, implied, limit));
  if (!few || few.length === limit)
    return idsOf(fromIndex(db, branch.rows.where(matches).select(idOf(branch))).limit(limit));
  if (few.length === 0) return [];
  const table = tableOf(branch);
  const rows = branch.rows.selectAll(table).$castTo<{ id: string }>().where(among(branch, few));
  const compared: SearchableRows = materialized(db, rows).selectFrom(sql`hit`.as(table));
  return idsOf(compared.where(matches).select(idOf(branch)));
}

/**
 * At most `limit` hits. Undefined if more than one row of a sample matches: reading a common word from the index is
 * slow.
 */
async function hitsOfRareWord(db: Database, branch: Branch, condition: RawBuilder<boolean>, limit: number) {
  const table = tableOf(branch);
  const some: SearchableRows = db.selectFrom(branch.rows.selectAll(table).limit(SAMPLE).as(table));
  const isRare = sql<boolean>`(select is_rare from rare)`;
  const hits = fromIndex(db, branch.rows.where(condition).where(isRare).select(idOf(branch))).limit(limit);
  const found = await db
    .with("rare", () => some.where(condition).select(sql<boolean>`count(*) <= 1`.as("is_rare")))
    .selectNoFrom([isRare.as("isRare"), sql<string[]>`array(${hits})`.as("ids")])
    .executeTakeFirstOrThrow();
  return found.isRare ? found.ids : undefined;
}

/** Pages end where counting ends, so that a request for a very late page does not read a list of all texts. */
const lastPlaceOf = ({ page, perPage }: ParsedSearchQuery, most: number) => Math.min(page * perPage, most + perPage);

/** One page of hits, of one model or of several merged. */
export async function listHits(ctx: Context, hits: readonly Hits[], searchQuery: ParsedSearchQuery, query: WordQuery) {
  const { page, perPage } = searchQuery;
  const offset = (page - 1) * perPage;
  const parts = hits
    .filter(({ ids }) => ids.length > 0)
    .map(({ branch, ids }) => branch.rows.where(among(branch, ids)).select(mergeColumns(branch, searchQuery, query)));
  if (parts.length === 0 || offset >= countedUpTo(searchQuery.models)) return [];
  const { rows } = await sql<{ model: string; id: string }>`
    with hit as materialized (${sql.join(parts, sql` union all `)})
    select model, id from hit
    order by ${mergedOrder(searchQuery, query)} limit ${perPage} offset ${offset}`.execute(ctx.db);
  return rows;
}

const among = ({ model }: Branch, ids: readonly string[]) => sql<boolean>`${sql.ref(model.id)} = any(${ids}::uuid[])`;
const tableOf = ({ model }: Branch) => model.id.split(".")[0] ?? "";
const idOf = ({ model }: Branch) => sql.ref<string>(model.id).as("id");
const idsOf = async (hits: SelectQueryBuilder<any, any, { id: string }>) => (await hits.execute()).map(({ id }) => id);

/**
 * Hits that are read from the word index, one by one as they are needed. In a single statement PostgreSQL would read
 * the table, or an index in page order, until it reaches the limit: it expects thousands of hits for the forms of a
 * word where there are a few.
 */
const fromIndex = (db: Database, hits: SelectQueryBuilder<any, any, { id: string }>) =>
  materialized(db, hits).selectFrom("hit").select("hit.id");

const materialized = (db: Database, rows: SelectQueryBuilder<any, any, { id: string }>) =>
  db.with(
    (name) => name("hit").materialized(),
    () => rows,
  );

/** The first hits in an order, when there are more than are counted. */
async function hitsInOrder(
  db: Database,
  branch: Branch,
  matches: RawBuilder<boolean>,
  keys: ReturnType<typeof keysWithin>,
  count: number,
) {
  const table = tableOf(branch);
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
