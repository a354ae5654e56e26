import type { Database } from "@inktvis/api/platform/db/database";
import { knownMigrations } from "@inktvis/api/platform/db/migrate";
import { sql } from "kysely";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** The first version with uuidv7(). */
const OLDEST_POSTGRES = 18;
const EXTENSIONS = ["fuzzystrmatch", "pg_trgm", "unaccent"];
/**
 * Connections of a process besides its pool: its queue, its worker, and the one on which the worker is notified of new
 * jobs.
 */
const QUEUE_CONNECTIONS = 9;
const CLOCK_TOLERANCE_MS = 2000;

interface State {
  version: string;
  major: number;
  encoding: string;
  has_migrations: boolean;
  missing_extensions: string[];
  invalid_indexes: string[];
  free_connections: number;
  now: Date;
}

/** Version, extensions, migrations, indexes, connections and clock of the database. */
export async function checkDatabase(db: Database, pool: number, now = () => Date.now()): Promise<Finding[]> {
  const asked = now();
  const { rows } = await sql<State>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding, to_regclass('public.kysely_migration') is not null as has_migrations,
      array(select wanted from unnest(${EXTENSIONS}::text[]) as wanted
        where wanted not in (select name from pg_available_extensions)) as missing_extensions,
      array(select indexrelid::regclass::text from pg_index where not indisvalid) as invalid_indexes,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - current_setting('reserved_connections')::int
        - (select sum(numbackends)::int from pg_stat_database) as free_connections,
      clock_timestamp() as now`.execute(db);
  const [state] = rows;
  if (!state) return [fail("database", "it does not answer", "look at its log")];
  const skew = Math.max(state.now.getTime() - now(), asked - state.now.getTime());
  return [
    ...problemsOf(state, pool),
    ...(state.has_migrations
      ? await checkMigrations(db)
      : [warn("migrations", "the database is empty", "start Inktvis, or restore a backup")]),
    skew > CLOCK_TOLERANCE_MS
      ? fail(
          "clock",
          `the clocks of this machine and the database are ${Math.round(skew / 1000)} s apart`,
          "run NTP on both",
        )
      : ok("clock", "the same as that of the database"),
  ];
}

function problemsOf({ version, major, encoding, ...state }: State, pool: number) {
  const findings: Finding[] = [];
  if (major < OLDEST_POSTGRES)
    findings.push(fail("database", `PostgreSQL ${version}`, `move to PostgreSQL ${OLDEST_POSTGRES} or newer`));
  if (encoding !== "UTF8")
    findings.push(fail("database", `its encoding is ${encoding}`, "create it with encoding UTF8"));
  for (const name of state.missing_extensions)
    findings.push(fail("database", `the extension ${name} is missing`, "install the package postgresql-contrib"));
  for (const name of state.invalid_indexes)
    findings.push(fail("database", `the index ${name} is invalid`, `run: reindex index concurrently ${name}`));
  if (state.free_connections < pool + QUEUE_CONNECTIONS)
    findings.push(
      warn(
        "database",
        `${state.free_connections} connections are free, and another process may need ${pool + QUEUE_CONNECTIONS}`,
        "raise max_connections or lower DATABASE_POOL",
      ),
    );
  return findings.length > 0 ? findings : [ok("database", `PostgreSQL ${version}`)];
}

async function checkMigrations(db: Database): Promise<Finding[]> {
  const known = await knownMigrations();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].find((name) => !known.includes(name));
  if (unknown)
    return [
      fail("migrations", `the database had ${unknown}, which this version does not know`, "run the newer version"),
    ];
  const waiting = known.filter((name) => !done.has(name)).length;
  return waiting > 0
    ? [warn("migrations", `${waiting} still to be run`, "make a backup and start this version")]
    : [ok("migrations", `all ${known.length} done`)];
}
