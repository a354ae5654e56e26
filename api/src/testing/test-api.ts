import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompiledQuery, type LogEvent, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { createApi, jobHandlers } from "#api.ts";
import { openServices } from "#services.ts";
import type { Database } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { drainJobs } from "#platform/jobs/job-worker.ts";
import { createLogger } from "#platform/log.ts";
import { readConfig } from "#platform/config.ts";
import { settings } from "#platform/settings.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { TestBrowser } from "./test-browser.ts";
import { createTestClock } from "./test-clock.ts";
import { TEMPLATE } from "./test-postgres.ts";

/** Limits that tests do not reach by accident; tests of a limit set their own. */
const GENEROUS = Object.fromEntries(
  Object.keys(settings).flatMap((name) => (name.startsWith("LIMIT_") ? [[name, "100000/1h"]] : [])),
);

async function onServer(...statements: string[]) {
  const client = new pg.Client(inject("postgres").replace(`/${TEMPLATE}?`, "/postgres?"));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function makeDatabase() {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(
    // One at a time: PostgreSQL cannot copy a template that another session is copying.
    "select pg_advisory_lock(1)",
    // Copies the files, in a quarter of the time of copying each page through the log.
    `create database ${name} template ${TEMPLATE} strategy file_copy`,
  );
  return {
    databaseUrl: inject("postgres").replace(`/${TEMPLATE}?`, `/${name}?`),
    /** Databases are dropped after each file: one takes 18 MB of a disk that may be in memory (scripts/test.mjs). */
    dropDatabase: () => onServer(`drop database ${name} with (force)`),
  };
}

/** One process of the API: its services and its server. */
async function openProcess(options: Parameters<typeof openServices>[0]) {
  const { services, close } = await openServices(options);
  const api = await createApi(services);
  return {
    services,
    api,
    close: async () => {
      await api.app.close();
      await close();
    },
  };
}

/** Number of statements that wait for a lock in this database. */
async function countWaiting(db: Database) {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** Starts an action and returns once it waits for a lock or is done. */
async function startUntilBlocked<T>(db: Database, action: () => Promise<T>) {
  const before = await countWaiting(db);
  const state = { isOver: false };
  const result = action().finally(() => void (state.isOver = true));
  result.catch(() => undefined);
  while (!state.isOver && (await countWaiting(db)) === before);
  return { result };
}

type Environment = Record<string, string>;
async function openTestApi(environment: Environment) {
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-test-files-"));
  chmodSync(dataDir, 0o711);
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    DATABASE_POOL: "20",
    ...GENEROUS,
    ...environment,
  });
  const { databaseUrl, dropDatabase } = await makeDatabase();
  const logged: string[] = [];
  const log = createLogger(config, { write: (line) => void logged.push(line) });
  const clock = createTestClock();
  const mails: Mail[] = [];
  const transport = async (mail: Mail) => void mails.push(mail);
  let queries: CompiledQuery[] = [];
  const onQuery = ({ query }: LogEvent) => void queries.push(query);
  const options = { config, databaseUrl, log, clock, transport, onQuery };
  const { services, api, close } = await openProcess(options);

  const queriesOf = async (action: () => Promise<unknown>) => {
    queries = [];
    await action();
    return queries;
  };
  const runJobs = async (): Promise<Mail[]> => {
    const before = mails.length;
    await drainJobs(services, jobHandlers);
    return mails.slice(before);
  };
  return {
    services,
    api,
    clock,
    mails,
    /** Log lines, if LOG_LEVEL enables some. */
    logged,
    /** Starts an action and returns once it waits for a lock or is done. */
    started: <T>(action: () => Promise<T>) => startUntilBlocked(services.db, action),
    /** For separate processes. */
    databaseUrl,
    /** Another process on the same database. */
    openProcess: () => openProcess(options),
    /** A browser without cookies. */
    browser: () => new TestBrowser(api, services),
    /** Runs all jobs that are due; returns the mails sent. */
    runJobs,
    /**
     * The same, including jobs for a later moment: the queue uses the clock of the database, which tests cannot
     * advance.
     */
    runLaterJobs: async () => {
      await sql`update pgboss.job set start_after = now() where state = 'created'`.execute(services.db);
      return runJobs();
    },
    /** Runs a job and all due jobs; returns the mails sent. */
    runJob: async <Data extends object>(kind: JobKind<Data>, data: Data) => {
      await services.db.transaction().execute((tx) => services.jobs.enqueue(tx, kind, data));
      return runJobs();
    },
    /** Runs a scheduled job and the jobs that it enqueues. */
    runScheduled: async (name: string) => {
      const handler = jobHandlers.find(({ kind }) => kind.name === name);
      if (!handler) throw new Error(`No scheduled job named ${name}`);
      await handler.run(services, {});
      return runJobs();
    },
    /** The statements that an action executes. */
    queriesOf,
    countQueries: async (action: () => Promise<unknown>) => (await queriesOf(action)).length,
    close: async () => {
      await close();
      await dropDatabase();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/**
 * The whole API on a database of its own, for one test file: only the clock and the mail server are fakes. Usable from
 * the first `beforeAll` on. A function gives settings that are known only then.
 */
export function useTestApi(environment: Environment | (() => Environment) = {}): TestApi {
  const test = {} as TestApi;
  beforeAll(async () => {
    Object.assign(test, await openTestApi(typeof environment === "function" ? environment() : environment));
  });
  afterAll(() => test.close());
  return test;
}
