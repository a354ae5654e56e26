import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { registrationRequested } from "#features/accounts/auth/auth.jobs.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aRegistration } from "../staff-registrations/registration.factory.ts";

const test = useTestApi();
let admin: TestBrowser;
let adminId: string;
beforeAll(async () => {
  adminId = (await aPerson(test.services, { roles: ["admin"], nickname: "Wacht" })).id;
  admin = await test.browser().signInAs(adminId);
});

/** Creates a job whose mail was refused by the mail server. */
async function aFailedJob() {
  const { db, jobs } = test.services;
  const registration = await aRegistration(test.services);
  const data = { registrationId: registration.id, email: "iemand@voorbeeld.example" };
  await db.transaction().execute((tx) => jobs.enqueue(tx, registrationRequested, data));
  const output = JSON.stringify({ message: `Error: 550 <${registration.email}>: unknown` });
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', retry_count = 6, completed_on = now(), output = ${output}::jsonb
    where state = 'created' returning id`.execute(db);
  return { id: rows[0]?.id ?? "", registration };
}

describe("failed jobs", () => {
  it("are listed with error and ids, without personal data", async () => {
    const { id, registration } = await aFailedJob();
    const answer = await admin.get("/staff/jobs");
    expect(answer.body).toMatchObject({
      data: [
        {
          id,
          name: "auth.registration-asked",
          about: { registrationId: registration.id },
          tries: 7,
          error: "Error: 550 <…>: unknown",
        },
      ],
      meta: { total: 1 },
    });
    expect(answer.text).not.toContain("@");
    await admin.post(`/staff/jobs/${id}/drop`);
  });

  it("succeed when retried", async () => {
    const { id, registration } = await aFailedJob();
    expect((await admin.post(`/staff/jobs/${id}/retry`)).status).toBe(204);
    expect((await admin.get("/staff/jobs")).body.data).toEqual([]);
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([registration.email]);
    expect((await admin.post(`/staff/jobs/${id}/retry`)).status).toBe(404);
  });

  it("never run once dropped", async () => {
    const { id } = await aFailedJob();
    expect((await admin.post(`/staff/jobs/${id}/drop`)).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
    expect((await admin.post(`/staff/jobs/${id}/drop`)).status).toBe(404);
    const { data } = (await admin.get(`/staff/audit?subject=jobs&subjectId=${id}`)).body;
    expect(data).toMatchObject([
      { action: "drop", actor: { id: adminId }, before: { name: "auth.registration-asked" } },
    ]);
  });

  it("are resolved only once by concurrent calls", async () => {
    const { id } = await aFailedJob();
    const resolve = (action: string) => admin.post(`/staff/jobs/${id}/${action}`);
    const answers = await Promise.all(["retry", "drop", "retry", "drop"].map(resolve));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
    await test.runJobs();
  });
});

describe("the mail log", () => {
  it("is listed newest first, by address and outcome", async () => {
    // Newer than the mails of the other tests in this file.
    const now = later(test.clock.now(), 1000);
    const log = (email: string, at: Date, outcome: object) =>
      test.services.db
        .insertInto("mail_log")
        .values({ at, kind: "auth.x", email, subject: `Voor ${email}`, ...outcome })
        .execute();
    await log("een@voorbeeld.example", now, { sent_at: now });
    await log("twee@voorbeeld.example", later(now, 1000), { error: "550 mailbox full" });
    const found = async (query: string) =>
      (await admin.get(`/staff/mails?sort=at&order=DESC&${query}`)).body.data.map(
        (mail: { email: string }) => mail.email,
      );
    expect((await found("")).slice(0, 2)).toEqual(["twee@voorbeeld.example", "een@voorbeeld.example"]);
    expect(await found("q=EEN@voorbeeld.example")).toEqual(["een@voorbeeld.example"]);
    expect(await found("q=een")).toEqual([]);
    expect(await found("state=failed")).toEqual(["twee@voorbeeld.example"]);
    expect(await found("state=sent")).not.toContain("twee@voorbeeld.example");
    const { data } = (await admin.get("/staff/mails?q=twee@voorbeeld.example")).body;
    expect(data).toMatchObject([{ kind: "auth.x", sentAt: null, error: "550 mailbox full" }]);
  });

  it("is counted up to a thousand, and reports when there are more (docs/product/staff.md#resources)", async () => {
    const email = "veel@voorbeeld.example";
    const log = (count: number) =>
      sql`insert into mail_log (at, kind, email, subject)
        select ${test.clock.now()}, 'auth.x', ${email}, 'x' from generate_series(1, ${count}::integer)`.execute(
        test.services.db,
      );
    const metaOf = async () => (await admin.get(`/staff/mails?q=${email}`)).body.meta;
    await log(1000);
    expect(await metaOf()).toEqual({ currentPage: 1, total: 1000, pageSize: 25 });
    await log(1);
    expect(await metaOf()).toEqual({ currentPage: 1, total: 1000, pageSize: 25, hasMore: true });
  });
});

describe("data requests", () => {
  it("are listed with person and status", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    await browser.post("/me/gdpr/request-delete");
    test.clock.advance(1000);
    await browser.post("/me/gdpr/request-data");
    const { data } = (await admin.get("/staff/data-requests?sort=askedAt&order=DESC")).body;
    expect(data).toMatchObject([
      { kind: "export", status: "making", person: { id: person.id, email: person.email } },
      { kind: "erasure", status: "planned", person: { id: person.id } },
    ]);
    const found = async (query: string) => (await admin.get(`/staff/data-requests?${query}`)).body.data;
    expect(await found("kind=erasure")).toHaveLength(1);
    expect(await found("state=open")).toHaveLength(2);
    await test.services.db
      .updateTable("data_requests")
      .set({ done_at: test.clock.now(), user_id: null })
      .where("kind", "=", "erasure")
      .execute();
    expect(await found("kind=erasure")).toMatchObject([{ status: "done", person: null }]);
    expect(await found("state=open")).toHaveLength(1);
  });
});

describe("the audit log", () => {
  const change = (wanted: Partial<Parameters<typeof recordChange>[1]>) =>
    test.services.db.transaction().execute((tx) =>
      recordChange(tx, {
        actorId: adminId,
        now: test.clock.now(),
        action: "update",
        subject: "genres",
        subjectId: 1,
        ownerId: null,
        before: { name: "Proza" },
        after: { name: "Proza's" },
        ...wanted,
      }),
    );

  it("is listed newest first, by actor, subject and day in Brussels", async () => {
    const other = await aPerson(test.services);
    const [monday, tuesday] = [new Date("2026-03-02T22:59:59Z"), new Date("2026-03-02T23:00:00Z")];
    await change({ now: monday, subjectId: 1 });
    await change({ now: tuesday, subjectId: 2, actorId: other.id });
    await change({ now: new Date(tuesday.getTime() + days(1)), subjectId: 3, actorId: null });
    const ids = async (query: string) =>
      (await admin.get(`/staff/audit?subject=genres&${query}`)).body.data.map(
        ({ subjectId }: { subjectId: string }) => subjectId,
      );
    expect(await ids("")).toEqual(["3", "2", "1"]);
    expect(await ids(`actorId=${adminId}`)).toEqual(["1"]);
    expect(await ids("subjectId=2")).toEqual(["2"]);
    expect(await ids("until=2026-03-02")).toEqual(["1"]);
    expect(await ids("from=2026-03-03&until=2026-03-03")).toEqual(["2"]);
    expect(await ids("from=2026-03-04")).toEqual(["3"]);
    await change({ subjectId: 4, before: { uses: 1 }, after: { uses: 2 }, subjectName: "Poëzie" });
    const named = (await admin.get("/staff/audit?subject=genres")).body.data.map(
      ({ subjectName }: { subjectName: string }) => subjectName,
    );
    expect(named.toSorted()).toEqual(["Poëzie", "Proza's", "Proza's", "Proza's"]);
    const { data } = (await admin.get("/staff/audit?subject=genres&until=2026-03-31")).body;
    expect(data.map(({ actor }: { actor: unknown }) => actor)).toEqual([
      null,
      { id: other.id, nickname: other.nickname },
      { id: adminId, nickname: "Wacht" },
    ]);
    expect(data[0]).toMatchObject({ before: { name: "Proza" }, after: { name: "Proza's" } });
  });
});
