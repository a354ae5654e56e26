import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { aCourse } from "@inktvis/api/features/courses/courses/course.factory";
import { anEnrolment } from "@inktvis/api/features/enrolments/enrolments/enrolment.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { manyFollowers } from "@inktvis/api/features/people/people/many-followers.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { startWorker } from "#testing/processes.ts";

const test = useTestApi();
const FOLLOWERS = 3_000;
const PARTICIPANTS = 500;
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
  await expireHeartbeats();
}

/** Makes the jobs of the killed worker available at once, instead of after its heartbeat expires. */
const expireHeartbeats = () =>
  sql`
    update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'
  `.execute(test.services.db);

/** Kills the worker during a batch of a mailing, when all recipients in it are mailed but one, whose row is locked. */
async function killWhileMailing(worker: ChildProcess, mailingId: string) {
  const { db } = test.services;
  const recipients = db.selectFrom("course_mailing_recipients").where("mailing_id", "=", mailingId);
  const unmailed = await recipients.select("user_id").where("mailed_at", "is", null).orderBy("user_id").execute();
  const waitedFor = unmailed[100]?.user_id ?? "";
  await db.transaction().execute(async (tx) => {
    await tx
      .selectFrom("course_mailing_recipients")
      .select("user_id")
      .where("mailing_id", "=", mailingId)
      .where("user_id", "=", waitedFor)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await expect.poll(() => unmailedOfBatch(mailingId), PATIENT).toEqual([waitedFor]);
    worker.kill("SIGKILL");
    await once(worker, "exit");
  });
  // PostgreSQL still executes the claim that the dead process was waiting for, so nobody else mails this recipient for
  // ten minutes.
  const claim = recipients.select("claimed_at").where("user_id", "=", waitedFor);
  await expect.poll(async () => (await claim.executeTakeFirst())?.claimed_at, PATIENT).not.toBeNull();
  await db
    .updateTable("course_mailing_recipients")
    .set({ claimed_at: sql`claimed_at - interval '11 minutes'` })
    .where("user_id", "=", waitedFor)
    .execute();
  await expireHeartbeats();
}

/** The recipients of the running jobs who are not mailed yet. */
async function unmailedOfBatch(mailingId: string) {
  const { rows } = await sql<{ user_id: string }>`
    select recipient.user_id from pgboss.job
    join course_mailing_recipients recipient
      on recipient.mailing_id = ${mailingId} and recipient.user_id = (job.data ->> 'userId')::uuid
    where job.name = 'enrolments.mailing' and job.state = 'active' and recipient.mailed_at is null
  `.execute(test.services.db);
  return rows.map(({ user_id }) => user_id);
}

/** The addresses in the outbox, one for each mail with this subject. */
async function mailedTo(subject: string) {
  const folder = join(test.services.config.dataDir, "outbox");
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")));
  return mails
    .filter((mail) => mail.includes(`Subject: ${subject}`))
    .map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim());
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

  it(
    "that mailed some of five hundred participants is replaced, and each is mailed once",
    { timeout: 180_000 },
    async () => {
      const course = await aCourse(test.services, { has_enrollments: true });
      const people = await Promise.all(Array.from({ length: PARTICIPANTS }, () => aPerson(test.services)));
      await Promise.all(people.map(({ id }) => anEnrolment(test.services, { course_id: course.id, user_id: id })));
      const organizer = await test.browser().signInAs(course.organizerId);
      const mail = { id: crypto.randomUUID(), subject: "Tot dinsdag", body: "Breng een foto mee." };
      expect((await organizer.post(`/courses/${course.slug}/send-email-to-participants`, mail)).status).toBe(201);
      for (let kills = 0; kills < 2; kills += 1) await killWhileMailing(aWorker(), mail.id);
      const last = aWorker();
      await expect.poll(() => mailedTo(mail.subject), PATIENT).toHaveLength(PARTICIPANTS);
      last.kill("SIGTERM");
      expect(await once(last, "exit")).toEqual([0, null]);
      expect((await mailedTo(mail.subject)).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    },
  );
});
