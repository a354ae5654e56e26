import { Kysely, type LogEvent, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Metrics } from "../metrics.ts";
import { preparingPool } from "./prepared-statements.ts";
import type { DB } from "./tables.gen.ts";

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

const { builtins } = pg.types;
// Dates stay `YYYY-MM-DD`: a JavaScript Date would shift them with the time zone. Counts fit a number.
pg.types.setTypeParser(builtins.DATE, (text) => text);
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, Number);

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** A lost idle connection must not end the process; the pool replaces it. */
  onIdleError: (error: Error) => void;
  /** Called for every statement. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  metrics?: Metrics;
}

export function openDatabase({ url, poolSize, onIdleError, onQuery, metrics }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: "inktvis",
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on("error", onIdleError);
  // A connection that is lost between two statements of a transaction fails at the next statement, and must not end the
  // process either.
  pool.on("connect", (client) => client.on("error", () => {}));
  metrics?.watchPool(pool);
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, metrics?.databaseWait) }),
    ...(onQuery && { log: onQuery }),
  });
}
