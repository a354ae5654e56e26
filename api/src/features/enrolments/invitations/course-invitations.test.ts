import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { sign } from "#platform/secrets.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { enrollers } from "../enrolments/enrolling.factory.ts";
import { aCourseInvitation } from "./course-invitation.factory.ts";

const test = useTestApi();
const { free, member, start } = enrollers(test);

const email = () => `${crypto.randomUUID()}@voorbeeld.example`;
const GONE = { message: "Deze uitnodiging is niet meer geldig." };
let organizer: Awaited<ReturnType<typeof member>>;
let other: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  organizer = await member({ roles: ["course_organizer"] });
  other = await member({ roles: ["contest_organizer", "course_organizer"] });
});

const ownCourse = (wanted: Parameters<typeof free>[0] = {}) => free({ organizer_id: organizer.id, ...wanted });
const invite = (slug: string, emails: string[], { text = "Kom je?", by = organizer.browser } = {}) =>
  by.post(`/courses/${slug}/invite-participants`, { text, emails });
const listOf = async (slug: string, by = organizer.browser) =>
  (await by.get(`/courses/${slug}/participant-invitations`)).body.data;
const look = (browser: TestBrowser, slug: string, token: string) =>
  browser.get(`/courses/${slug}/invitation-by-token?token=${encodeURIComponent(token)}`, "organization");
const use = (browser: TestBrowser, slug: string, token: string) =>
  browser.post(`/courses/${slug}/use-invitation`, { token }, "organization");
const courseFor = async (browser: TestBrowser, slug: string, token = "") =>
  (await browser.get(`/courses/${slug}${token && `?token=${token}`}`, "organization")).body.data;
const rowOf = (id: string) =>
  test.services.db.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();

async function anInvited(wanted: Parameters<typeof free>[0] = {}) {
  const course = await ownCourse({ is_closed: true, ...wanted });
  const invited = await member();
  const invitation = await aCourseInvitation(test.services, { course_id: course.id, email: invited.email });
  return { course, invited, ...invitation };
}

describe("inviting to a course (docs/product/invitations.md#sending)", () => {
  it("mails each address its own link, with what the organiser wrote, and answers go to the course", async () => {
    const course = await ownCourse({ is_closed: true, enrollment_deadline: "2030-06-01" });
    const [one, another] = [email(), email()];
    const { status, body } = await invite(course.slug, [one, ` ${one.toUpperCase()} `, "", another]);
    expect([status, body.data]).toEqual([200, { sent: 2, already: [] }]);
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one, another].toSorted());
    expect(mails[0]).toMatchObject({ subject: `Doe mee: ${course.title}`, replyTo: "cursus@dekade.example" });
    expect(mails[0]?.paragraphs).toEqual([
      `Bibliotheek De Kade nodigt je uit voor de cursus ‘${course.title}’:`,
      "Kom je?",
      "Deze cursus is alleen voor wie uitgenodigd is.",
      "Inschrijven kan tot en met 1 juni 2030, zolang er plaats is.",
    ]);
    const link = new URL(mails[0]?.action?.url ?? "");
    expect(link.pathname).toBe(`/cursussen/${course.slug}/uitnodiging`);
    const invited = await member();
    expect((await look(invited.browser, course.slug, link.searchParams.get("token") ?? "")).status).toBe(200);
  });

  it("mails who did not answer again, and nobody who accepted or takes part", async () => {
    const course = await ownCourse();
    const [pending, accepted, begun] = [email(), email(), await member()];
    const takesPart = await anEnrolment(test.services, { course_id: course.id, state: "enrolled" });
    const enrolled = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", takesPart.user_id)
      .executeTakeFirstOrThrow();
    await anEnrolment(test.services, { course_id: course.id, user_id: begun.id, state: "begun" });
    await aCourseInvitation(test.services, {
      course_id: course.id,
      email: accepted,
      used_at: test.clock.now(),
    });
    await invite(course.slug, [pending]);
    test.clock.advance(hours(1));
    const { body } = await invite(course.slug, [pending, accepted, enrolled.email, begun.email], { text: "Nog even." });
    expect(body.data).toEqual({ sent: 2, already: [accepted, enrolled.email.toLowerCase()].toSorted() });
    expect((await listOf(course.slug)).map((row: { email: string }) => row.email).toSorted()).toEqual(
      [pending, accepted, begun.email].toSorted(),
    );
    await test.runJobs();
  });

  it("mails an address once an hour, however many invite it at once", async () => {
    const course = await ownCourse();
    const address = email();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(course.slug, [address])));
    expect(answers.map(({ body }) => body.data.sent).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(answers.flatMap(({ body }) => body.data.already)).toEqual([address, address, address, address]);
    expect(await test.runJobs()).toHaveLength(1);
    // Taking it back and inviting anew makes no difference.
    const [{ id }] = await listOf(course.slug);
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect((await invite(course.slug, [address])).body.data).toEqual({ sent: 0, already: [address] });
    expect(await test.runJobs()).toEqual([]);
    test.clock.advance(hours(1));
    expect((await invite(course.slug, [address])).body.data).toEqual({ sent: 1, already: [] });
    expect(await test.runJobs()).toHaveLength(1);
  });

  it.each([
    ["is not published", { published_at: null }],
    ["is only announced", { has_enrollments: false, conditions: null }],
    ["is past its deadline", { enrollment_deadline: "2020-01-01" }],
    ["was called off", { cancelled_at: new Date("2026-01-01") }],
  ])("is refused for a course that %s", async (_why, wanted) => {
    const course = await ownCourse(wanted);
    expect((await invite(course.slug, [email()])).status).toBe(422);
    expect((await organizer.browser.get(`/courses/${course.slug}`)).body.data.me.can.invite).toBe(false);
  });

  it("refuses fields at their names, and what somebody else organises", async () => {
    const course = await ownCourse();
    expect((await organizer.browser.get(`/courses/${course.slug}`)).body.data.me.can.invite).toBe(true);
    for (const [body, field] of [
      [{ text: " ", emails: [email()] }, "text"],
      [{ text: "Kom.", emails: ["", " "] }, "emails"],
      [{ text: "Kom.", emails: ["geen adres"] }, "emails.0"],
      [{ text: "Kom.", emails: Array.from({ length: 501 }, email) }, "emails"],
    ] as const) {
      const answer = await organizer.browser.post(`/courses/${course.slug}/invite-participants`, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
    expect((await invite(course.slug, [email()], { by: other.browser })).status).toBe(404);
    expect((await other.browser.get(`/courses/${course.slug}/participant-invitations`)).status).toBe(404);
  });
});

describe("the link of an invitation to a course (docs/product/invitations.md#accepting)", () => {
  it("lets who was invited begin in a closed course, whatever the case of the address", async () => {
    const { course, invited, id, token } = await anInvited();
    await test.services.db
      .updateTable("users")
      .set({ email: invited.email.toUpperCase() })
      .where("id", "=", invited.id)
      .execute();
    expect((await courseFor(invited.browser, course.slug)).me.can.startParticipation).toBe(false);
    expect((await start(invited.browser, course.slug)).status).toBe(422);
    expect((await look(invited.browser, course.slug, token)).body.data).toMatchObject({
      usedAt: null,
      isOtherAccount: false,
      course: { slug: course.slug, title: course.title, isClosed: true },
    });
    expect((await use(invited.browser, course.slug, token)).status).toBe(204);
    const usedAt = test.clock.now().toISOString();
    expect((await look(invited.browser, course.slug, token)).body.data.usedAt).toBe(usedAt);
    expect((await courseFor(invited.browser, course.slug, token)).invitation).toEqual({ type: "participant", usedAt });
    expect((await courseFor(invited.browser, course.slug)).me.can.startParticipation).toBe(true);
    expect(await listOf(course.slug)).toMatchObject([{ id, usedAt }]);
    expect((await start(invited.browser, course.slug)).status).toBe(200);
  });

  it("is refused to another account and stays unused, also after the invited address moved there", async () => {
    const { course, invited, id, token } = await anInvited();
    const stranger = await member();
    const [forInvited, forStranger] = await Promise.all(
      [invited, stranger].map(({ browser }) => look(browser, course.slug, token)),
    );
    expect([forInvited, forStranger].map((answer) => answer?.body.data.isOtherAccount)).toEqual([false, true]);
    expect(forStranger?.text).not.toContain(invited.email.split("@")[0]);
    const refusal = await use(stranger.browser, course.slug, token);
    expect([refusal.status, refusal.body.code]).toEqual([403, "other-account"]);
    expect(refusal.text).not.toContain(invited.email.split("@")[0]);
    expect(await rowOf(id)).toMatchObject({ used_at: null, used_by: null });
    const move = (personId: string, to: string) =>
      test.services.db.updateTable("users").set({ email: to }).where("id", "=", personId).execute();
    await move(invited.id, email());
    expect((await use(invited.browser, course.slug, token)).status).toBe(403);
    await move(stranger.id, invited.email);
    expect((await use(stranger.browser, course.slug, token)).status).toBe(204);
    // Used by somebody else: not theirs, also when the address comes back.
    await move(stranger.id, email());
    await move(invited.id, invited.email);
    expect(await use(invited.browser, course.slug, token)).toMatchObject({ status: 403, body: GONE });
  });

  it("is accepted once of fifty at once, and again is no mistake", async () => {
    const { course, invited, id, token } = await anInvited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(invited.browser, course.slug, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await rowOf(id)).toMatchObject({ used_by: invited.id });
  });

  it("is refused for a forged token, for another course, and once nobody can see the course", async () => {
    const { course, invited, id, token } = await anInvited();
    const otherCourse = await ownCourse();
    const contest = await aContest(test.services, { organizer_id: other.id });
    const ofContest = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
    const forged = `${id}.${sign(test.services.config.secret, "contest-invitation", id)}`;
    const attempts = [
      [course.slug, `${token}x`],
      [course.slug, forged],
      [course.slug, ofContest.token],
      [otherCourse.slug, token],
      ["bestaat-niet", token],
    ] as const;
    for (const [slug, wrong] of attempts) {
      expect(await look(invited.browser, slug, wrong)).toMatchObject({ status: 403, body: GONE });
      expect(await use(invited.browser, slug, wrong)).toMatchObject({ status: 403, body: GONE });
    }
    expect((await courseFor(invited.browser, otherCourse.slug, token)).invitation).toBeNull();
    for (const change of [{ published_at: null }, { published_at: test.clock.now(), cancelled_at: test.clock.now() }]) {
      await test.services.db.updateTable("courses").set(change).where("id", "=", course.id).execute();
      expect((await look(invited.browser, course.slug, token)).status).toBe(403);
      expect((await use(invited.browser, course.slug, token)).status).toBe(403);
    }
    await test.services.db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    const hidden = await invited.browser.get(`/courses/${course.slug}?token=${token}`, "organization");
    expect(hidden.status).toBe(404);
  });

  it("keeps who began in a course that is closed since", async () => {
    const course = await ownCourse();
    const [early, late] = [await member(), await member()];
    await start(early.browser, course.slug);
    await test.services.db.updateTable("courses").set({ is_closed: true }).where("id", "=", course.id).execute();
    expect((await start(early.browser, course.slug)).status).toBe(200);
    expect((await start(late.browser, course.slug)).status).toBe(422);
  });
});

describe("taking an invitation back (docs/product/invitations.md#taking-back)", () => {
  it("ends the link of a course for its organiser only, whoever manages contests", async () => {
    const { course, invited, id, token } = await anInvited();
    const stranger = await member();
    for (const { browser } of [other, stranger, invited])
      expect((await browser.delete(`/invitations/${id}`)).status).toBe(404);
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(404);
    expect(await look(invited.browser, course.slug, token)).toMatchObject({ status: 403, body: GONE });
    expect(await listOf(course.slug)).toEqual([]);
  });

  it("is refused once it was accepted: who accepted may still begin", async () => {
    const { course, invited, id, token } = await anInvited();
    expect((await use(invited.browser, course.slug, token)).status).toBe(204);
    const refused = await organizer.browser.delete(`/invitations/${id}`);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("aanvaardde")]);
    expect((await start(invited.browser, course.slug)).status).toBe(200);
  });

  it("of a contest is refused to who organises courses", async () => {
    const contest = await aContest(test.services, { organizer_id: other.id });
    const { id } = await anInvitation(test.services, { contest_id: contest.id, email: email() });
    expect((await organizer.browser.delete(`/invitations/${id}`)).status).toBe(404);
    expect((await other.browser.delete(`/invitations/${id}`)).status).toBe(204);
  });

  it("is recorded for staff, without the address", async () => {
    const { course, id } = await anInvited();
    const admin = await member({ roles: ["admin"] });
    const invited = email();
    expect((await invite(course.slug, [invited], { by: admin.browser })).status).toBe(200);
    expect((await admin.browser.delete(`/invitations/${id}`)).status).toBe(204);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "=", course.id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "invite-participants", after: { sent: 1 } },
      { action: "delete-invitation", after: { invitation: "participant" } },
    ]);
    await test.runJobs();
  });
});

describe("links that were mailed before courses had invitations", () => {
  it("still work for contests", async () => {
    const invited = await member();
    const contest = await aContest(test.services, { type: "closed" });
    const { id } = await anInvitation(test.services, {
      contest_id: contest.id,
      type: "participant",
      email: invited.email,
      sent_at: later(test.clock.now(), -days(30)),
    });
    const token = `${id}.${sign(test.services.config.secret, "contest-invitation", id)}`;
    expect((await invited.browser.post(`/contests/${contest.slug}/use-invitation`, { token })).status).toBe(200);
  });

  it("can still be written by a process of the version before", async () => {
    const contest = await aContest(test.services);
    const insert = (message: string) =>
      sql`insert into contest_invitations (contest_id, type, email, message, sent_at)
        values (${contest.id}, 'jury', 'a@b.example', ${message}, now())
        on conflict (contest_id, type, email) do update set message = excluded.message`.execute(test.services.db);
    await insert("Eerst");
    await insert("Daarna");
    const rows = await test.services.db
      .selectFrom("invitations")
      .select("message")
      .where("contest_id", "=", contest.id)
      .execute();
    expect(rows).toEqual([{ message: "Daarna" }]);
  });
});
