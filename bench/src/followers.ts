import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApi } from "@inktvis/api/api";
import { manyFollowers } from "@inktvis/api/features/people/people/many-followers.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { readConfig } from "@inktvis/api/platform/config";
import type { Database } from "@inktvis/api/platform/db/database";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { sql } from "kysely";
import { startPostgres } from "@inktvis/postgres";
import { signedIn } from "./prepare.ts";

const FOLLOWERS = 10_000;
/** Shares of followers after which the worker is killed and restarted. */
const KILLS = [1 / 3, 2 / 3];
const WORKER = new URL("../../server/src/worker.ts", import.meta.url).pathname;

interface NotifyResult {
  /** Seconds until all followers were notified. */
  seconds: number;
  /** Missing or duplicate notifications. */
  wrong: number;
}
export interface Followers {
  followers: number;
  /** Milliseconds until the publish request was answered. */
  answeredMs: number;
  undisturbed: NotifyResult;
  killedTwice: NotifyResult;
}

/** Time until many followers of one author are notified of a new text, with and without killing the worker. */
export async function measureFollowers(): Promise<Followers> {
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-followers-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO: "off" };
  const config = readConfig(environment);
  const { services, close } = await openServices({ config, databaseUrl: postgres.url, log: createLogger(config) });
  const { app } = await createApi(services);
  const author = await aPerson(services);
  await manyFollowers(services, author.id, FOLLOWERS);
  await sql`analyze`.execute(services.db);
  const { headers } = await signedIn(services, author.id);
  const publish = (title: string) => publishText(app, headers, title);

  await publish("Om op te warmen");
  const measure = (kills: number[]) => measureNotifying({ db: services.db, environment, publish }, kills);
  const { ms: answeredMs, result: undisturbed } = await measure([]);
  const { result: killedTwice } = await measure(KILLS);
  await app.close();
  await close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { followers: FOLLOWERS, answeredMs, undisturbed, killedTwice };
}

type App = Awaited<ReturnType<typeof createApi>>["app"];

/** Publishes a text; `start` and `ms` are the start and the duration of the call. */
async function publishText(app: App, headers: Record<string, string>, title: string) {
  const start = performance.now();
  const response = await app.inject({
    method: "POST",
    url: "/api/texts",
    headers: { host: "api.community.localhost", ...headers },
    payload: JSON.stringify({ title, body: "<p>Woorden.</p>", genres: [1], private: 0 }),
  });
  return { id: response.json<{ data: { id: string } }>().data.id, start, ms: performance.now() - start };
}

interface Setting {
  db: Database;
  environment: Record<string, string>;
  publish: (title: string) => ReturnType<typeof publishText>;
}

/** Publishes a text and waits until all followers are notified; kills the worker after these shares of them. */
async function measureNotifying({ db, environment, publish }: Setting, kills: number[]) {
  let worker = startWorker(environment);
  const { id, start, ms } = await publish("Iets nieuws");
  for (const share of kills) {
    await waitForNotifications(db, id, FOLLOWERS * share);
    await endWorker(worker, "SIGKILL");
    worker = startWorker(environment);
  }
  await waitForNotifications(db, id, FOLLOWERS);
  const seconds = (performance.now() - start) / 1000;
  await endWorker(worker, "SIGTERM");
  const { notifications, people } = await countNotifications(db, id);
  const wrong = Math.abs(notifications - FOLLOWERS) + Math.abs(people - FOLLOWERS);
  return { ms, result: { seconds, wrong } };
}

async function countNotifications(db: Database, dedupeKey: string) {
  const { rows } = await sql<{ notifications: number; people: number }>`
    select count(*) as notifications, count(distinct user_id) as people from notifications
    where dedupe_key = ${dedupeKey}`.execute(db);
  return rows[0] ?? { notifications: 0, people: 0 };
}

async function waitForNotifications(db: Database, dedupeKey: string, count: number) {
  while ((await countNotifications(db, dedupeKey)).notifications < count) await sleep(10);
}

const startWorker = (environment: Record<string, string>) =>
  spawn(process.execPath, [WORKER], { env: { ...process.env, ...environment }, stdio: "ignore" });

async function endWorker(worker: ChildProcess, signal: "SIGKILL" | "SIGTERM") {
  worker.kill(signal);
  await once(worker, "exit");
}
