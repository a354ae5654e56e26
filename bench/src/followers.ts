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

  const publish = async (title: string) => {
    const start = performance.now();
    const response = await app.inject({
      method: "POST",
      url: "/api/texts",
      headers: { host: "api.community.localhost", ...headers },
      payload: JSON.stringify({ title, body: "<p>Woorden.</p>", genres: [1], private: 0 }),
    });
    return { id: response.json<{ data: { id: string } }>().data.id, start, ms: performance.now() - start };
  };
  const notified = async (dedupeKey: string) => {
    const { rows } = await sql<{ notified: number; people: number }>`
      select count(*) as notified, count(distinct user_id) as people from notifications where dedupe_key = ${dedupeKey}
    `.execute(services.db);
    return rows[0] ?? { notified: 0, people: 0 };
  };
  const until = async (dedupeKey: string, count: number) => {
    while ((await notified(dedupeKey)).notified < count) await sleep(10);
  };
  const startWorker = () =>
    spawn(process.execPath, [WORKER], { env: { ...process.env, ...environment }, stdio: "ignore" });
  const ended = async (worker: ChildProcess, signal: "SIGKILL" | "SIGTERM") => {
    worker.kill(signal);
    await once(worker, "exit");
  };
  const measureNotifying = async (kills: number[]) => {
    let worker = startWorker();
    const { id, start, ms } = await publish("Iets nieuws");
    for (const share of kills) {
      await until(id, FOLLOWERS * share);
      await ended(worker, "SIGKILL");
      worker = startWorker();
    }
    await until(id, FOLLOWERS);
    const seconds = (performance.now() - start) / 1000;
    await ended(worker, "SIGTERM");
    const counted = await notified(id);
    const wrong = Math.abs(counted.notified - FOLLOWERS) + Math.abs(counted.people - FOLLOWERS);
    return { ms, result: { seconds, wrong } };
  };

  await publish("Om op te warmen");
  const { ms: answeredMs, result: undisturbed } = await measureNotifying([]);
  const { result: killedTwice } = await measureNotifying(KILLS);
  await app.close();
  await close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { followers: FOLLOWERS, answeredMs, undisturbed, killedTwice };
}
