import pg from "pg";

import type { ClusterHome } from "./cluster-home.ts";
import { PORT } from "./postmaster.ts";

export const USER = "inktvis";
export const DATABASE = "inktvis";
const LOCK = 1_851_886; // any number: nothing else takes advisory locks in the database postgres

/**
 * The connection by which an app process shows that it uses the server, until it ends or is killed:
 * each process holds the same lock, shared. A process that can get it exclusively is the last.
 */
export type Presence = pg.Client & { ref: () => void; unref: () => void }; // not in @types/pg

/**
 * Undefined when the server does not accept connections now: it is absent, starting or stopping.
 */
export async function enter(home: ClusterHome): Promise<Presence | undefined> {
  const client = new pg.Client({
    host: home.sockets,
    port: PORT,
    user: USER,
    database: "postgres",
    application_name: "inktvis presence",
    connectionTimeoutMillis: 5000,
  }) as Presence;
  client.on("error", () => {}); // an `end` event follows, which the launcher handles
  try {
    await client.connect();
    // Waits while the last process is stopping the server, and fails once it has stopped.
    await client.query("select pg_advisory_lock_shared($1)", [LOCK]);
    await createDatabase(client);
    return client;
  } catch (error) {
    await client.end();
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** Ends the presence, after `whenLast` if no other app process uses the server. */
export async function leave(presence: Presence, whenLast: () => Promise<void>): Promise<void> {
  try {
    // Release first, then try: of two processes that leave at the same moment, at least the later
    // one gets the lock.
    await presence.query("select pg_advisory_unlock_shared($1)", [LOCK]);
    const { rows } = await presence.query("select pg_try_advisory_lock($1) as last", [LOCK]);
    if (rows[0].last) await whenLast();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  } finally {
    await presence.end();
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount) return;
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (!hasCode(error, ["42P04", "23505"])) throw error; // another start created it
  }
}

function isUnavailable(error: unknown): boolean {
  // No socket, nothing listening on it, or a lost connection; 57P01 to 57P03: shutting down,
  // crashed, starting up.
  const codes = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];
  return (
    hasCode(error, codes) || (error instanceof Error && /terminated|not queryable|timeout expired/i.test(error.message))
  );
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
