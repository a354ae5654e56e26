import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@inktvis/api/platform/db/database";
import { migrate } from "@inktvis/api/platform/db/migrate";
import { startPostgres } from "@inktvis/postgres";
import { sql } from "kysely";

const OUT = new URL("../../api/src/platform/db/tables.gen.ts", import.meta.url).pathname;

/** Generates the row types from a freshly migrated database; `--verify` only checks them. */
const dataDir = mkdtempSync(join(tmpdir(), "inktvis-types-"));
chmodSync(dataDir, 0o711);
const postgres = await startPostgres({ dataDir, log: () => {}, durable: false });
const db = openDatabase({ url: postgres.url, poolSize: 2, onIdleError: console.error });
const options = [
  "--dialect=postgres",
  "--date-parser=string",
  "--numeric-parser=number",
  "--default-schema=public",
  // The views are for processes of the previous version (migrations 0052, 0067).
  "--exclude-pattern={kysely_*,contest_notices,contest_invitations}",
];
try {
  await migrate(db);
  const overrides = JSON.stringify({ columns: await closedColumns(db) });
  await db.destroy();
  execFileSync(
    "kysely-codegen",
    [`--url=${postgres.url}`, `--out-file=${OUT}`, `--overrides=${overrides}`, ...options, ...process.argv.slice(2)],
    { stdio: "inherit" },
  );
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * The types of columns that a check constraint limits to a few texts, e.g. `contests.mode`: `"interactive" |
 * "display"`, and of those that refer to one. They are AST nodes instead of text, because the generator would parse
 * text with a compiler that we do not have.
 */
async function closedColumns(db: Database) {
  const { rows } = await sql<{ column: string; hasDefault: boolean; check: string }>`
    with checked as (
      select conrelid as "table", conkey[1] as number, pg_get_constraintdef(oid) as "check" from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
    ), closed as (
      select "table", number, "check" from checked
      union all
      select conrelid, conkey[1], "check" from pg_constraint
      join checked on "table" = confrelid and number = confkey[1]
      where contype = 'f' and cardinality(conkey) = 1
    )
    select format('%s.%s', "table"::regclass, attname) as "column", atthasdef as "hasDefault", "check" from closed
    join pg_attribute on attrelid = "table" and attnum = number
  `.execute(db);
  const columns = rows.flatMap(({ column, hasDefault, check }) => {
    const texts = /^CHECK \(\(\w+ = ANY \(ARRAY\[('.*)\]\)\)\)/.exec(check)?.[1];
    if (!texts) return [];
    const union = texts.replaceAll("::text", "").replaceAll("'", '"').replaceAll(", ", " | ");
    return [[column, { type: "RawExpression", expression: hasDefault ? `Generated<${union}>` : union }] as const];
  });
  return Object.fromEntries(columns);
}
