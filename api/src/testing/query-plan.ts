import { CompiledQuery, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TestApi } from "./test-api.ts";

/** A node of `EXPLAIN (FORMAT JSON)`, as far as it is needed. */
interface PlanNode {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Plan Rows": number;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

/** Smaller tables may be scanned. */
const SMALL = 1_000;
const EXPLAINED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Nodes that consume all input before the first row, so that a limit above does not help. */
const GATHERS = new Set(["Sort", "Aggregate", "Hash", "WindowAgg", "Bitmap Heap Scan"]);

/** Large tables and their indexes, with row counts from `analyze`. */
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

/** Planner settings to disable in turn; sequential scans are always disabled. */
const PLANNER_SETTINGS = [
  [],
  ["enable_sort"],
  ["enable_bitmapscan"],
  ["enable_indexscan", "enable_indexonlyscan"],
  ["enable_hashjoin", "enable_mergejoin"],
];

/**
 * The full scans of a statement that grow with its tables; empty if indexes prevent them.
 *
 * A full scan reads at least half of a large table, by the planner's estimate, unless a limit stops it. Input of a
 * sort, an aggregate or a hash is read completely.
 *
 * With a test's few rows a scan is often the best plan. Therefore each planner setting is disabled in turn, and only
 * scans in all plans count: no index can avoid them.
 */
export async function findFullScans(db: Database, query: CompiledQuery, sizes: Sizes) {
  if (!EXPLAINED.test(query.sql)) return [];
  const found: Set<string>[] = [];
  for (const settings of PLANNER_SETTINGS) {
    const plan = await db.transaction().execute(async (tx) => {
      for (const setting of ["enable_seqscan", ...settings]) await sql`set local ${sql.raw(setting)} = off`.execute(tx);
      return explain(tx, query);
    });
    found.push(new Set(fullScans(plan, sizes)));
  }
  return [...(found[0] ?? [])].filter((fault) => found.every((faults) => faults.has(fault)));
}

/** The full scans of all statements that an action executes, each with its statement. */
export async function fullScansOf(test: TestApi, act: () => Promise<unknown>, sizes: Sizes) {
  const queries = await test.queriesOf(act);
  if (queries.length === 0) throw new Error("Nothing was asked of the database");
  const faults: string[] = [];
  for (const query of new Map(queries.map((each) => [each.sql, each])).values())
    for (const fault of await findFullScans(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
  return faults;
}

/**
 * How many rows of a table a statement reads, including those that it filters out. The planner must consider the table
 * too large for a full scan.
 */
export async function countRowsRead(db: Database, query: CompiledQuery, table: string) {
  if (!EXPLAINED.test(query.sql)) return 0;
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return explain(tx, query, "analyze, ");
  });
  return rowsRead(plan, table);
}

function rowsRead(node: PlanNode, table: string): number {
  const { "Actual Rows": kept = 0, "Actual Loops": loops = 0 } = node;
  const { "Rows Removed by Filter": filtered = 0, "Rows Removed by Index Recheck": rechecked = 0 } = node;
  const own = node["Relation Name"] === table ? (kept + filtered + rechecked) * loops : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), own);
}

/** Explained with its parameters; executed only with `analyze`. */
async function explain(tx: Tx, { sql: text, parameters }: CompiledQuery, analyze: "" | "analyze, " = "") {
  const { rows } = await tx.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (${analyze}format json) ${text}`, [...parameters]),
  );
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

/** @param limit the number of rows that a limit above asks for */
function* fullScans(node: PlanNode, sizes: Sizes, limit = Infinity): Generator<string> {
  const { "Node Type": type, "Plan Rows": rows } = node;
  const size = sizes.get((type === "Seq Scan" ? node["Relation Name"] : node["Index Name"]) ?? "");
  if (size) {
    // A condition on the second column alone scans the whole index.
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
