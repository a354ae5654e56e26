import { beforeAll, describe, expect, it } from "vitest";
import { jobHandlers } from "#api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { days } from "#platform/clock.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

const test = useTestApi();
const ADMIN = "cursus@dekade.example";
const DRAFT = { subject: "Tot dinsdag, Noor", body: "Breng een foto mee.\n\nKom je?" };

/** A paid course with two participants, one person who is still paying, and others who get no mail. */
async function aFullCourse() {
  const { services } = test;
  const course = await aCourse(services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const of = { course_id: course.id };
  const enrolled = [await anEnrolment(services, of), await anEnrolment(services, of)];
  const paying = await anEnrolment(services, { ...of, state: "paying" });
  for (const state of ["begun", "lapsed", "delisted"] as const) await anEnrolment(services, { ...of, state });
  const blocked = await aPerson(services, { blocked_at: test.clock.now() });
  await anEnrolment(services, { ...of, user_id: blocked.id });
  const organizer = await test.browser().signInAs(course.organizerId);
  return { course, enrolled, paying, organizer };
}
type Enrolment = Awaited<ReturnType<typeof anEnrolment>>;
const emailsOf = async (enrolments: readonly Enrolment[]) => {
  const ids = enrolments.map(({ user_id }) => user_id ?? "");
  const rows = await test.services.db.selectFrom("users").select("email").where("id", "in", ids).execute();
  return rows.map(({ email }) => email).toSorted();
};
const send = (browser: TestBrowser, slug: string, wanted: object = {}) =>
  browser.post(`/courses/${slug}/send-email-to-participants`, { id: crypto.randomUUID(), ...DRAFT, ...wanted });
const recipientsIn = (mails: readonly { kind: string; to: string }[]) =>
  mails
    .filter(({ kind }) => kind === "enrolments.mailing")
    .map(({ to }) => to)
    .toSorted();

let full: Awaited<ReturnType<typeof aFullCourse>>;
beforeAll(async () => {
  full = await aFullCourse();
  await test.runJobs();
});

describe("a mail of the organiser to the participants of a course", () => {
  it("reaches each participant once, separately, and is answered to the address of the course", async () => {
    const { organizer, course, enrolled } = full;
    const sent = await send(organizer, course.slug);
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({ ...DRAFT, count: 2, includesPending: false, actionText: null });
    const mails = await test.runJobs();
    const emails = await emailsOf(enrolled);
    expect(recipientsIn(mails)).toEqual(emails);
    for (const mail of mails) {
      expect(mail).toMatchObject({ replyTo: ADMIN, subject: DRAFT.subject, action: { label: "Naar je cursus" } });
      expect(mail.paragraphs.slice(1)).toEqual(["Breng een foto mee.", "Kom je?"]);
      for (const other of emails.filter((email) => email !== mail.to))
        expect(JSON.stringify(mail)).not.toContain(other);
    }
    const logged = await test.services.db
      .selectFrom("mail_log")
      .select("subject")
      .where("kind", "=", "enrolments.mailing")
      .execute();
    // What was typed may contain names.
    for (const { subject } of logged) expect(subject).not.toContain("Noor");
  });

  it("needs no id from the page: without one each request is another mail", async () => {
    const { organizer, course } = await aFullCourse();
    const [one, other] = [
      await send(organizer, course.slug, { id: undefined }),
      await send(organizer, course.slug, { id: undefined }),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.data.id).not.toBe(other.body.data.id);
    expect(recipientsIn(await test.runJobs())).toHaveLength(4);
  });

  it("reaches people who are still paying only when asked, and leads them back to enrolling", async () => {
    const { organizer, course, enrolled, paying } = full;
    await send(organizer, course.slug, { includePending: true });
    const mails = await test.runJobs();
    expect(recipientsIn(mails)).toEqual(await emailsOf([...enrolled, paying]));
    const [email] = await emailsOf([paying]);
    expect(mails.find(({ to }) => to === email)?.action).toEqual({
      label: "Rond je inschrijving af",
      url: expect.stringMatching(/organization\..*\/cursussen\/.*\/inschrijven$/),
    });
    const { body } = await organizer.get(`/courses/${course.slug}/email-recipients`);
    expect(body.data).toEqual({ active: 2, pending: 1, cancelled: 0 });
  });

  it("has a button with words and an address, or none", async () => {
    const { organizer, course } = full;
    const half = await send(organizer, course.slug, { actionText: "Lees meer" });
    expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ["actionUrl"]]);
    const other = await send(organizer, course.slug, { actionUrl: "https://dekade.example/lees" });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ["actionText"]]);
    const unsafe = await send(organizer, course.slug, { actionText: "x", actionUrl: "javascript:alert(1)" });
    expect(Object.keys(unsafe.body.errors)).toEqual(["actionUrl"]);
    const button = { actionText: "Lees meer", actionUrl: "https://dekade.example/lees" };
    await send(organizer, course.slug, button);
    const [mail] = await test.runJobs();
    expect(mail?.action).toEqual({ label: button.actionText, url: button.actionUrl });
    expect(mail?.smallPrint?.[0]).toContain("dekade.example");
  });

  it("is sent once, however often the same one arrives, even simultaneously", async () => {
    const { organizer, course } = full;
    const id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(organizer, course.slug, { id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(recipientsIn(await test.runJobs())).toHaveLength(2);
    const other = await aFullCourse();
    expect((await send(other.organizer, other.course.slug, { id })).status).toBe(409);
  });

  it.each([
    ["subject", { subject: "Tot woensdag" }],
    ["text", { body: "Breng niets mee." }],
    ["button", { actionText: "Lees meer", actionUrl: "https://dekade.example/lees" }],
    ["readers", { includePending: true }],
  ])("is refused with the id of one that was sent and another %s", async (_what, wanted) => {
    const { organizer, course } = full;
    const { id } = (await send(organizer, course.slug)).body.data;
    const refused = await send(organizer, course.slug, { id, ...wanted });
    expect([refused.status, refused.body.code]).toEqual([409, "message-known"]);
    expect(recipientsIn(await test.runJobs())).toHaveLength(2);
  });

  it("is mailed once by jobs that run at the same time, or again later", async () => {
    const { organizer, course, enrolled } = full;
    const { id } = (await send(organizer, course.slug)).body.data;
    const job = jobHandlers.find(({ kind }) => kind.name === "enrolments.mailing");
    const userId = enrolled[0]?.user_id ?? "";
    const mailed = () =>
      test.services.db
        .selectFrom("mail_log")
        .select("id")
        .where("kind", "=", "enrolments.mailing")
        .where("user_id", "=", userId)
        .execute();
    const before = (await mailed()).length;
    const run = async () => job?.run(test.services, { mailingId: id, userId });
    const outcome = () =>
      run().then(
        () => "done",
        () => "refused",
      );
    // Each has seen that nobody was mailed before any of them claims the recipient.
    const outcomes = await inOrderOf(test)(blockWrites("course_mailing_recipients"), [outcome, outcome, outcome]);
    expect(outcomes.toSorted()).toEqual(["done", "refused", "refused"]);
    await run();
    expect(await mailed()).toHaveLength(before + 1);
    expect(recipientsIn(await test.runJobs())).toEqual(await emailsOf(enrolled.slice(1)));
  });

  it("is not sent for an organiser who loses the course at that moment", async () => {
    const { course, organizer } = await aFullCourse();
    const other = await aPerson(test.services);
    const sending = await test.services.db.transaction().execute(async (tx) => {
      await tx.updateTable("courses").set({ organizer_id: other.id }).where("id", "=", course.id).execute();
      return test.started(() => send(organizer, course.slug));
    });
    expect((await sending.result).status).toBe(404);
    expect(recipientsIn(await test.runJobs())).toEqual([]);
  });

  it("skips people who are delisted before it is sent, and counts neither them nor those erased by then", async () => {
    const { course, enrolled, paying, organizer } = await aFullCourse();
    expect((await send(organizer, course.slug, { includePending: 1 })).body.data.count).toBe(3);
    const { db } = test.services;
    await db
      .updateTable("enrolments")
      .set({ delisted_at: test.clock.now() })
      .where("id", "=", enrolled[0]?.id ?? "")
      .execute();
    await db
      .deleteFrom("course_mailing_recipients")
      .where("user_id", "=", paying.user_id ?? "")
      .execute();
    expect(recipientsIn(await test.runJobs())).toEqual(await emailsOf(enrolled.slice(1)));
    expect((await organizer.get(`/courses/${course.slug}/sent-emails`)).body.data).toMatchObject([{ count: 1 }]);
  });

  it.each(["organiser", "sender"])("is not sent any more once its %s is blocked", async (who) => {
    const { course } = await aFullCourse();
    const admin = await aPerson(test.services, { roles: ["admin"] });
    expect((await send(await test.browser().signInAs(admin.id), course.slug)).status).toBe(201);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", who === "sender" ? admin.id : course.organizerId)
      .execute();
    expect(recipientsIn(await test.runJobs())).toEqual([]);
  });

  it("can be previewed, and tried on oneself; nobody else gets it", async () => {
    const { organizer, course } = full;
    const at = `/courses/${course.slug}`;
    const preview = await organizer.post(`${at}/email-preview`, { ...DRAFT, includePending: 1 });
    expect(preview.body.data).toMatchObject({
      count: 3,
      replyTo: ADMIN,
      subject: DRAFT.subject,
      greeting: "Dag [schrijversnaam]",
      button: "Naar je cursus",
    });
    expect(await test.runJobs()).toEqual([]);
    expect((await organizer.post(`${at}/email-test`, DRAFT)).status).toBe(204);
    const email = await emailOf(test.services, course.organizerId);
    expect(await test.runJobs()).toMatchObject([{ to: email, subject: `Proef: ${DRAFT.subject}` }]);
  });

  it("is refused when nobody would get it, and past the daily limit", async () => {
    const course = await aCourse(test.services, { has_enrollments: true });
    const organizer = await test.browser().signInAs(course.organizerId);
    const refused = await send(organizer, course.slug);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("niemand")]);
    await anEnrolment(test.services, { course_id: course.id });
    const { limits } = test.services.config;
    const generous = limits.courseMails;
    limits.courseMails = { times: 2, seconds: 86_400 };
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await send(organizer, course.slug)).status);
    test.clock.advance(days(1));
    statuses.push((await send(organizer, course.slug)).status);
    limits.courseMails = generous;
    expect(statuses).toEqual([201, 201, 429, 201]);
    await test.runJobs();
  });

  it("does not exist for people who do not manage the course", async () => {
    const { course, enrolled } = full;
    const others = [
      await test.browser().signInAs(enrolled[0]?.user_id ?? ""),
      await test.browser().signInAs((await aPerson(test.services, { roles: ["course_organizer"] })).id),
    ];
    const at = `/courses/${course.slug}`;
    for (const browser of others) {
      const answers = [
        await browser.get(`${at}/sent-emails`),
        await browser.get(`${at}/email-recipients`),
        await browser.post(`${at}/email-preview`, DRAFT),
        await browser.post(`${at}/email-test`, DRAFT),
        await send(browser, course.slug),
        await browser.get(`${at}/attendance`),
        await browser.get(`/export${at}/attendance-pdf`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    expect(await test.runJobs()).toEqual([]);
  });

  it("is listed for people who manage the course, and is in the audit log without its words", async () => {
    const { course, organizer } = await aFullCourse();
    await send(organizer, course.slug);
    await test.runJobs();
    const { data, meta } = (await organizer.get(`/courses/${course.slug}/sent-emails`)).body;
    expect(meta.total).toBe(1);
    expect(data).toMatchObject([{ ...DRAFT, count: 2, by: { nickname: expect.any(String) } }]);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "is_own", "after"])
      .where("action", "=", "mail-participants")
      .where("subject_id", "=", course.id)
      .execute();
    expect(lines).toEqual([{ actor_id: course.organizerId, is_own: true, after: { sent: 2 } }]);
  });
});
