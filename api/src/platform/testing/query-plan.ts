import { CompiledQuery, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

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
  const { rows } = await sql<{ name: string; table: string; rows: number; ofTable: number }>`
    select class.relname as name, owner.relname as "table", class.reltuples::float as rows,
      owner.reltuples::float as "ofTable"
    from pg_class class
    left join pg_index on indexrelid = class.oid
    join pg_class owner on owner.oid = coalesce(indrelid, class.oid)
    where owner.relkind = 'r' and owner.relnamespace = 'public'::regnamespace and owner.reltuples > ${SMALL}
  `.execute(db);
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}
type Sizes = Awaited<ReturnType<typeof sizesOf>>;

/**
 * What keeps a statement from staying quick when its tables grow, one line a fault; empty when indexes carry it.
 *
 * On a test's few rows PostgreSQL may rightly do the lazy thing that it would not do on many. So it is asked what it
 * would do with the lazy way switched off; what is lazy even then has no index to use. Faults are
 * 1. without sequential scans, still one of a table that is not small;
 * 2. half of such a table or more read (by the planner's estimate, or along an index without any condition) where nothing
 *    above stops early: by that plan, and as well by the one that may not sort either. Whole sorts are such, and counts.
 */
export async function faultsOf(db: Database, query: CompiledQuery, sizes: Sizes) {
  if (!EXPLAINED.test(query.sql)) return [];
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = await explain(tx, query);
    await sql`set local enable_sort = off`.execute(tx);
    const unsorted = [...wholeReads(await explain(tx, query), sizes)];
    return [...wholeReads(plan, sizes)].filter((fault) => fault.endsWith(NO_INDEX) || unsorted.includes(fault));
  });
}
const NO_INDEX = "is on no index";

/** Only planned, with the parameters that it was sent with: nothing is changed. */
async function explain(tx: Tx, { sql: text, parameters }: CompiledQuery) {
  const { rows } = await tx.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

function* wholeReads(node: PlanNode, sizes: Sizes, limited = false): Generator<string> {
  const type = node["Node Type"];
  const [table, index] = [sizes.get(node["Relation Name"] ?? ""), sizes.get(node["Index Name"] ?? "")];
  if (type === "Seq Scan" && table) yield `${table.table} ${NO_INDEX}`;
  if (index && !limited) {
    const read = node["Index Cond"] ? node["Plan Rows"] : index.rows;
    if (read >= index.ofTable / 2) yield `${index.table} is read whole`;
  }
  for (const child of node.Plans ?? []) {
    const apart = /InitPlan|SubPlan/.test(child["Parent Relationship"] ?? "");
    yield* wholeReads(child, sizes, !apart && (type === "Limit" || (limited && !GATHERS.has(type))));
  }
}
