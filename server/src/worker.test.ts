import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { manyFollowers } from "@inktvis/api/features/people/people/many-followers.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { startWorker } from "#testing/processes.ts";

const test = useTestApi();
const FOLLOWERS = 3_000;
/** Waits for another process on a shared machine. */
const PATIENT = { timeout: 60_000, interval: 50 };

const workers = new Set<ChildProcess>();
afterEach(() => workers.forEach((worker) => worker.kill("SIGKILL")));

function aWorker() {
  const worker = startWorker({ DATABASE_URL: test.databaseUrl, DATA_DIR: test.services.config.dataDir });
  workers.add(worker);
  return worker;
}

/** Kills the worker during a batch: a lock on one recipient keeps it from finishing. */
async function killWhileTelling(worker: ChildProcess, follower: string) {
  await test.services.db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", follower).forUpdate().execute();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "notifications"%'
        `.execute(test.services.db);
        return rows[0]?.waiting;
      }, PATIENT)
      .toBe(1);
    worker.kill("SIGKILL");
    await once(worker, "exit");
  });
  // Simulates that the heartbeat expired, instead of waiting.
  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'
  `.execute(test.services.db);
}

const told = async (dedupeKey: string) => {
  const { rows } = await sql<{ told: number; people: number }>`
    select count(*) as told, count(distinct user_id) as people from notifications where dedupe_key = ${dedupeKey}
  `.execute(test.services.db);
  return rows[0];
};

describe("a killed worker", () => {
  it("that notified some followers is replaced, and each follower is notified once", { timeout: 180_000 }, async () => {
    const author = await aPerson(test.services);
    const followers = (await manyFollowers(test.services, author.id, FOLLOWERS)).toSorted();
    const browser = await test.browser().signInAs(author.id);
    const form = { title: "Iets nieuws", body: "<p>Woorden.</p>", genres: [1], private: 0 };
    const { id } = (await browser.post("/texts", form)).body.data;
    const start = performance.now();
    for (const at of [0.2, 0.6]) await killWhileTelling(aWorker(), followers[FOLLOWERS * at] ?? "");
    const last = aWorker();
    await expect.poll(async () => (await told(id))?.told, PATIENT).toBe(FOLLOWERS);
    expect(performance.now() - start).toBeLessThan(120_000);
    expect(await told(id)).toEqual({ told: FOLLOWERS, people: FOLLOWERS });
    last.kill("SIGTERM");
    expect(await once(last, "exit")).toEqual([0, null]);
  });
});
