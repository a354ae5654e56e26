import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Histogram } from "prom-client";

/** Statements whose text is remembered; the ones used longest ago are forgotten. */
const REMEMBERED = 1_000;
/** PostgreSQL keeps prepared statements until their connection closes: a connection with more than this is replaced. */
const PER_CONNECTION = 300;
/** The best plan of a search depends on its words: rare words need another plan than common ones. */
const DEPENDS_ON_WORDS = /@@/;
/** A migration that adds a column changes the result of these. */
const ALL_COLUMNS = /(?:select |returning |, |\.)\*/;
/**
 * The PostgreSQL routine that reports "cached plan must not change result type", whatever the language of the message.
 * It does so after a migration.
 */
const OVERTAKEN = "RevalidateCachedQuery";

type Values = readonly unknown[];

/**
 * A pool whose connections prepare statements, so that PostgreSQL parses and plans each one once per connection instead
 * of at every use (docs/decisions/0039-prepared-statements.md).
 * @param waits measures how long callers wait for a connection
 */
export function preparingPool(pool: pg.Pool, waits?: Histogram): PostgresPool {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** Counts the migrations that were noticed: older connections no longer prepare statements, and are replaced. */
  let generation = 0;

  function preparing(client: pg.PoolClient): PostgresPoolClient {
    const names = new Set<string>();
    const born = generation;
    const isOvertaken = () => born < generation;
    const isInTransaction = () => client.getTransactionStatus() !== "I";

    async function query(text: string, values: Values): Promise<unknown> {
      const unprepared = { text, values: [...values] };
      const name = isOvertaken() || (isInTransaction() && ALL_COLUMNS.test(text)) ? undefined : nameOf(text, values);
      if (!name) return client.query(unprepared);
      names.add(name);
      try {
        return await client.query({ ...unprepared, name });
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.routine === OVERTAKEN)) throw error;
        generation++;
        // The failed statement has aborted the transaction, so it cannot be repeated.
        if (isInTransaction()) throw error;
        return client.query(unprepared);
      }
    }
    return {
      // Kysely passes a cursor instead only when its dialect was given one.
      query: query as PostgresPoolClient["query"],
      release: (discarded) => client.release(discarded || isOvertaken() || names.size > PER_CONNECTION),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const waited = waits?.startTimer();
      const client = await pool.connect().finally(() => waited?.());
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
  };
}

/**
 * Names statements by their text from their second use on, so that one that is used once, such as a list of an unusual
 * length, is not prepared. A text without values is never prepared: it may consist of several statements, as in a
 * migration.
 */
function statementNames() {
  const names = new Map<string, string>();
  return (text: string, values: Values) => {
    if (values.length === 0 || DEPENDS_ON_WORDS.test(text)) return undefined;
    const name = names.get(text);
    // The last in the map is the one used last.
    names.delete(text);
    names.set(text, name ?? createHash("sha256").update(text).digest("base64url"));
    if (names.size > REMEMBERED) names.delete(names.keys().next().value ?? "");
    return name;
  };
}
