import { CompiledQuery, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** A node of `EXPLAIN (FORMAT JSON)`, as far as it is judged. */
interface PlanNode {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Plan Rows": number;
  Plans?: PlanNode[];
}

/** Tables with fewer rows are read whole without harm. */
const SMALL = 1_000;
const EXPLAINED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What has to see all that is below it before it gives one row, so that no limit above it helps. */
const GATHERS = new Set(["Sort", "Aggregate", "Hash", "WindowAgg", "Bitmap Heap Scan"]);

/** The tables that are not small with their rows, and their indexes with theirs, as `analyze` found them. */
export async function sizesOf(db: Database) {
  const { rows } = await sql<{ name: string; table: string; rows: number; ofTable: number; leads: string | null }>`
    select class.relname as name, owner.relname as "table", class.reltuples::float as rows,
      owner.reltuples::float as "ofTable", pg_get_indexdef(indexrelid, 1, true) as leads
    from pg_class class
    left join pg_index on indexrelid = class.oid
    join pg_class owner on owner.oid = coalesce(indrelid, class.oid)
    where owner.relkind = 'r' and owner.relnamespace = 'public'::regnamespace and owner.reltuples > ${SMALL}
  `.execute(db);
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}
type Sizes = Awaited<ReturnType<typeof sizesOf>>;

/** What PostgreSQL may do on few rows and would not do on many; each is switched off once, sequential scans always. */
const PLANNER_SETTINGS = [
  [],
  ["enable_sort"],
  ["enable_bitmapscan"],
  ["enable_indexscan", "enable_indexonlyscan"],
  ["enable_hashjoin", "enable_mergejoin"],
];

/**
 * What keeps a statement from staying quick when its tables grow, one line a fault; empty when indexes carry it.
 *
 * A fault is half or more of a table that is not small, read from end to end, along an index without a condition, or
 * under a condition that as many rows meet, by the planner's estimate. Not where a limit is reached before. What is
 * sorted, counted or hashed is read whole, whatever limit stands above.
 *
 * On a test's few rows reading all is often right. So it is asked for a plan without each of the lazy ways, and only
 * what is in all of the plans counts: there is no other way, because there is no index for it.
 */
export async function findFullScans(db: Database, query: CompiledQuery, sizes: Sizes) {
  if (!EXPLAINED.test(query.sql)) return [];
  const found: Set<string>[] = [];
  for (const settings of PLANNER_SETTINGS) {
    const plan = await db.transaction().execute(async (tx) => {
      for (const way of ["enable_seqscan", ...settings]) await sql`set local ${sql.raw(way)} = off`.execute(tx);
      return explain(tx, query);
    });
    found.push(new Set(fullScans(plan, sizes)));
  }
  return [...(found[0] ?? [])].filter((fault) => found.every((faults) => faults.has(fault)));
}

/** Only planned, with the parameters that it was sent with: nothing is changed. */
async function explain(tx: Tx, { sql: text, parameters }: CompiledQuery) {
  const { rows } = await tx.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

/** @param limit how many rows are asked for, where that stops the reading */
function* fullScans(node: PlanNode, sizes: Sizes, limit = Infinity): Generator<string> {
  const { "Node Type": type, "Plan Rows": rows } = node;
  const size = sizes.get((type === "Seq Scan" ? node["Relation Name"] : node["Index Name"]) ?? "");
  if (size) {
    // Under a condition on its second column alone an index is walked from end to end.
    const narrowed = size.leads !== null && node["Index Cond"]?.includes(size.leads);
    const read = narrowed ? rows : size.rows;
    if (read >= size.ofTable / 2 && rows <= limit) yield `${size.table} is read whole`;
  }
  for (const child of node.Plans ?? []) {
    const apart = GATHERS.has(type) || /InitPlan|SubPlan/.test(child["Parent Relationship"] ?? "");
    const below = apart ? Infinity : limit;
    yield* fullScans(child, sizes, type === "Limit" ? rows : below);
  }
}
