import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days, later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPeriod } from "../registrations/academy.factory.ts";
import { periodJobs } from "./period-opened.ts";

const test = useTestApi();
const NOTICE = "academy.notice-openings";
const MAILS = "notifications.mail-raised";

beforeEach(async () => {
  const { db } = test.services;
  await db.deleteFrom("academy_periods").execute();
  await db.deleteFrom("academy_updatees").execute();
  await db.deleteFrom("notifications").execute();
});

const tomorrow = () => later(test.clock.now(), days(1));
async function aMemberKeptUpToDate() {
  const { id, email } = await aPerson(test.services);
  await test.services.db.insertInto("academy_updatees").values({ user_id: id, listed_at: test.clock.now() }).execute();
  return { id, email };
}
const told = () =>
  test.services.db
    .selectFrom("notifications")
    .select(["user_id", "dedupe_key", "mail"])
    .where("type", "=", "saEnrollmentPeriodOpen")
    .execute();

describe("when a period opens", () => {
  it("everybody kept up to date is notified once, by notification and mail, and stays listed", async () => {
    const { id, email } = await aMemberKeptUpToDate();
    await aPerson(test.services);
    const period = await aPeriod(test.services, {
      opens_at: later(test.clock.now(), minutes(1)),
      closes_at: tomorrow(),
    });
    expect(await test.runScheduled(NOTICE)).toEqual([]);
    test.clock.advance(minutes(1));
    await test.runScheduled(NOTICE);
    const mails = await test.runScheduled(MAILS);
    expect(mails).toMatchObject([{ to: email, subject: "Je kan je inschrijven voor de Schrijfacademie" }]);
    // Somebody who signs up while it is open is notified of the next period.
    const late = await aMemberKeptUpToDate();
    await test.runScheduled(NOTICE);
    expect(await test.runScheduled(MAILS)).toEqual([]);
    expect((await told()).map(({ user_id }) => user_id)).not.toContain(late.id);
    expect(await told()).toMatchObject([{ user_id: id, dedupe_key: period.id }]);
    expect(await test.services.db.selectFrom("academy_updatees").selectAll().execute()).toHaveLength(2);
  });

  it("nobody is notified again when its days change, nor of a period that closed before anybody noticed", async () => {
    await aMemberKeptUpToDate();
    const now = test.clock.now();
    const { id } = await aPeriod(test.services, { opens_at: now, closes_at: tomorrow() });
    await test.runScheduled(NOTICE);
    const { db } = test.services;
    await db
      .updateTable("academy_periods")
      .set({ opens_at: later(now, minutes(5)) })
      .where("id", "=", id)
      .execute();
    test.clock.advance(minutes(10));
    await test.runScheduled(NOTICE);
    await aPeriod(test.services, { opens_at: later(now, -days(9)), closes_at: later(now, -days(8)) });
    expect(await test.runScheduled(NOTICE)).toEqual([]);
    expect(await told()).toHaveLength(1);
  });

  it("people who switched off the mails of the academy get only the notification", async () => {
    const { id } = await aMemberKeptUpToDate();
    const member = await test.browser().signInAs(id, ["account"]);
    const { body } = await member.get("/me/mail-preferences", "account");
    expect(body.data).toMatchObject({ academy: true });
    await member.put("/me/mail-preferences", { ...body.data, academy: false }, "account");
    await aPeriod(test.services, { opens_at: test.clock.now(), closes_at: tomorrow() });
    await test.runScheduled(NOTICE);
    expect(await test.runScheduled(MAILS)).toEqual([]);
    expect(await told()).toHaveLength(1);
  });

  it("1,000 people are each notified once, even when processes are killed and two run at once", async () => {
    const { db } = test.services;
    await sql`
      with people as (
        insert into users (slug, nickname, email, password_hash, terms_agreed_at)
        select 'kandidaat-' || number, 'kandidaat-' || number, 'kandidaat-' || number || '@voorbeeld.example', 'x', now()
        from generate_series(1, 1000) number returning id
      )
      insert into academy_updatees (user_id, listed_at) select id, now() from people`.execute(db);
    await aPeriod(test.services, { opens_at: test.clock.now(), closes_at: tomorrow() });
    const notice = periodJobs.find(({ kind }) => kind.name === NOTICE);
    const tell = periodJobs.find(({ kind }) => kind.name === "academy.period-opened");
    await Promise.all([notice?.run(test.services, {}), notice?.run(test.services, {})]);
    const killed = {
      ...test.services,
      jobs: { ...test.services.jobs, enqueue: () => Promise.reject(new Error("killed")) },
    };
    for (const alreadyTold of [0, 200, 400]) {
      const due = await test.services.jobs.fetchDue();
      const job = due.find(({ name }) => name === tell?.kind.name);
      // Killed within the transaction of a batch: nobody in it has been notified.
      await expect(tell?.run(killed, job?.data)).rejects.toThrow("killed");
      expect(await told()).toHaveLength(alreadyTold);
      // Killed after a batch, before its job is completed: the job runs again.
      await tell?.run(test.services, job?.data);
      await tell?.run(test.services, job?.data);
    }
    await test.runJobs();
    const rows = await told();
    expect([rows.length, new Set(rows.map(({ user_id }) => user_id)).size]).toEqual([1000, 1000]);
    // The notification row is what the mail is sent from, once (notification-mails.test.ts).
    expect(rows.filter(({ mail }) => mail === "soon")).toHaveLength(1000);
  });
});
