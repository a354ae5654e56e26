import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { registerForm } from "@inktvis/api/features/accounts/auth/registering.factory";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { anAddress } from "@inktvis/api/testing/mails";
import { TestBrowser } from "@inktvis/api/testing/test-browser";
import { startPostgres } from "@inktvis/postgres";
import { sql } from "kysely";
import { end, hasEnded, servedBy, startWeb, startWorker } from "./processes.ts";
import { startSmtp } from "./smtp.ts";

/** The number of people who write texts, and of people who register, which sends them a mail. */
const WRITERS = 2;
/** Between two kills, so many writes are acknowledged, followed by a pause of at most so many milliseconds. */
const PROGRESS = 5;
const LULL_MS = 500;
/** The time in which work has to continue after a kill. */
const GOES_ON_WITHIN_MS = 60_000;
/** Long, because jobs of a killed worker go to another one, and are tried again later if that fails. */
const JOBS_DONE_WITHIN_MS = 180_000;

export interface KillResult {
  rounds: number;
  /** The texts and registrations that got a successful response. */
  acknowledged: number;
  /** Those of them that are not in the database. */
  lost: number;
  /** Texts that are in the database twice. */
  doubled: number;
  mails: number;
  /** Registrations that were acknowledged and not mailed. */
  unmailed: number;
  /** Mails that a person would find twice in their mailbox: with another Message-ID. */
  mailedTwice: number;
  /** Mails that were handed to the mail server twice, with the same Message-ID. */
  handedOverTwice: number;
}

/** Kills web, worker and database with SIGKILL, one after the other in each round, while people write and register. */
export async function killRounds(rounds: number): Promise<KillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-kills-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const smtp = await startSmtp();
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    SITES_PORT: "3000",
    LOG_LEVEL: "silent",
    LIMIT_TEXTS: "1000000/1h",
    LIMIT_REGISTER: "1000000/1h",
    LIMIT_MAILS: "1000000/1h",
  };
  const config = readConfig(environment);
  // Both start at the same moment, on an empty database: one of them creates the tables.
  let worker: ChildProcess = startWorker(environment);
  const started = startWeb(environment);
  const { services, close } = await openServices({ config, databaseUrl: postgres.url, log: createLogger(config) });
  let web = await started;

  const served = servedBy(() => web.port);
  const load = await startLoad(() => new TestBrowser(served, services), services);
  /** Waits until everything that was killed works again, because a process that starts without a database exits. */
  const lull = async () => {
    const mailed = smtp.mails.length;
    await load.goesOn();
    await untilIs(true, async () => smtp.mails.length > mailed, GOES_ON_WITHIN_MS);
    await pause(Math.random() * LULL_MS);
  };
  try {
    for (let round = 0; round < rounds; round++) {
      await lull();
      await end(worker, "SIGKILL");
      worker = startWorker(environment);
      await lull();
      await end(web.process, "SIGKILL");
      web = await startWeb(environment);
      await lull();
      await killDatabase(services);
      if (hasEnded(web.process) || hasEnded(worker)) throw new Error("A process ended together with the database");
    }
    await lull();
    const { texts, registered } = await load.stop();
    await jobsAreDone(services);
    const stored = await storedOf(services, load.authorId);
    const messages = smtp.mails.map(({ messageId = "", to }) => ({ messageId, to: to?.[0]?.address ?? "" }));
    const mailed = Map.groupBy(messages, ({ to }) => to);
    const messageIds = new Set(messages.map(({ messageId }) => messageId));
    return {
      rounds,
      acknowledged: texts.length + registered.length,
      lost: [...texts, ...registered].filter((key) => !stored.has(key)).length,
      doubled: [...stored.values()].filter((times) => times > 1).length,
      mails: messageIds.size,
      unmailed: registered.filter((email) => !mailed.has(email)).length,
      mailedTwice: messageIds.size - mailed.size,
      handedOverTwice: messages.length - messageIds.size,
    };
  } finally {
    await load.stop();
    await end(worker, "SIGTERM");
    await end(web.process, "SIGTERM");
    await close();
    await postgres.stop();
    smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Services = Awaited<ReturnType<typeof openServices>>["services"];

/** People who write and register until they are stopped; failed requests are not repeated. */
async function startLoad(newBrowser: () => TestBrowser, services: Services) {
  const { id: authorId } = await aPerson(services);
  const acknowledged = { texts: [] as string[], registered: [] as string[] };
  const over = new AbortController();
  const repeat = async (act: () => Promise<void>) => {
    // The process was killed before it responded.
    while (!over.signal.aborted) await act().catch(() => pause(20));
  };
  const write = async () => {
    const browser = await newBrowser().signInAs(authorId);
    await repeat(async () => {
      const title = `Geschreven ${crypto.randomUUID()}`;
      const form = { title, body: "<p>Woorden.</p>", genres: [1], private: 0 };
      if ((await browser.post("/texts", form)).status === 201) acknowledged.texts.push(title);
    });
  };
  const register = () =>
    repeat(async () => {
      const email = anAddress();
      const { status } = await newBrowser().post("/auth/register", registerForm(email), "auth");
      if (status === 200) acknowledged.registered.push(email);
    });
  const working = Array.from({ length: WRITERS }, () => [write(), register()]).flat();
  const count = () => acknowledged.texts.length + acknowledged.registered.length;
  return {
    authorId,
    /** Waits until more writes are acknowledged. */
    goesOn: async () => {
      const wanted = count() + PROGRESS;
      await untilIs(true, async () => count() >= wanted, GOES_ON_WITHIN_MS);
    },
    stop: async () => {
      over.abort();
      await Promise.all(working);
      return acknowledged;
    },
  };
}

/** Kills the database; its launcher, in this process, starts it again. */
async function killDatabase({ db }: Services) {
  const { rows } = await sql<{
    pid: string;
  }>`select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`.execute(db);
  process.kill(Number(rows[0]?.pid), "SIGKILL");
  await untilIs(true, async () => (await sql`select 1`.execute(db)).rows.length === 1, 60_000);
}

const jobsAreDone = ({ db }: Services) =>
  untilIs(
    0,
    async () =>
      (
        await sql`select from pgboss.job where state in ('created', 'retry', 'active') and name like 'auth.%'`.execute(
          db,
        )
      ).rows.length,
    JOBS_DONE_WITHIN_MS,
  );

/** Waits for a value; errors in the meantime are ignored. */
async function untilIs<T>(wanted: T, ask: () => Promise<T>, milliseconds: number) {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await pause(50))
    if ((await ask().catch(() => undefined)) === wanted) return;
  throw new Error(`The value ${String(wanted)} did not come in time`);
}

/** How often each title and address is in the database. */
async function storedOf({ db }: Services, authorId: string) {
  const texts = await db.selectFrom("texts").select("title as key").where("author_id", "=", authorId).execute();
  const registrations = await db.selectFrom("registrations").select("email as key").execute();
  const times = new Map<string, number>();
  for (const { key } of [...texts, ...registrations]) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}
