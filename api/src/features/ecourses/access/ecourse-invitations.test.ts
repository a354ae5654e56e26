import { beforeAll, describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { sign } from "#platform/secrets.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aCourseInvitation } from "#features/enrolments/invitations/course-invitation.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aLink, anEcourseInvitation } from "./ecourse-invitation.factory.ts";

const test = useTestApi();

const email = () => `${crypto.randomUUID()}@voorbeeld.example`;
const GONE = { message: "Deze uitnodiging is niet meer geldig." };
const member = membersOf(test);
let maker: Awaited<ReturnType<typeof member>>;
let other: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  maker = await member({ roles: ["ecourse_organizer"] });
  other = await member({ roles: ["ecourse_organizer", "course_organizer", "contest_organizer"] });
});

const ownEcourse = (wanted: Parameters<typeof anEcourse>[1] = {}) =>
  anEcourse(test.services, { organizer_id: maker.id, ...wanted });
const invite = (id: string, emails: string[], { text = "Kom je?", by = maker.browser } = {}) =>
  by.post(`/ecourses/${id}/invite-participants`, { text, emails });
const listOf = async (id: string) => (await maker.browser.get(`/ecourses/${id}/participant-invitations`)).body.data;
const look = (browser: TestBrowser, id: string, token: string) =>
  browser.get(`/ecourses/${id}/invitation-by-token?token=${encodeURIComponent(token)}`);
const use = (browser: TestBrowser, id: string, token: string) =>
  browser.post(`/ecourses/${id}/use-invitation`, { token });
const read = async (browser: TestBrowser, id: string) => (await browser.get(`/ecourses/${id}`)).status;

async function anInvited(wanted: Parameters<typeof anEcourse>[1] = {}) {
  const ecourse = await ownEcourse(wanted);
  const invited = await member();
  const invitation = await anEcourseInvitation(test.services, { ecourse_id: ecourse.id, email: invited.email });
  return { ecourse, invited, invitationId: invitation.id, token: invitation.token };
}

describe("inviting to an online course (docs/product/invitations.md#sending)", () => {
  it("mails each address its own link, with what the maker wrote", async () => {
    const ecourse = await ownEcourse({ title: "Schrijven over water" });
    const [one, another] = [email(), email()];
    const { status, body } = await invite(ecourse.id, [one, ` ${one.toUpperCase()} `, "", another]);
    expect([status, body.data]).toEqual([200, { sent: 2, already: [], invited: [] }]);
    const mails = await test.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one, another].toSorted());
    expect(mails[0]).toMatchObject({ subject: "Volg mee: Schrijven over water", greeting: "Hallo" });
    expect(mails[0]?.paragraphs.slice(0, 2)).toEqual([
      `${maker.nickname} nodigt je uit voor de online cursus ‘Schrijven over water’:`,
      "Kom je?",
    ]);
    const link = new URL(mails[0]?.action?.url ?? "");
    expect([link.hostname, link.pathname]).toEqual([
      "account.localhost",
      `/cursussen/online/uitnodiging/${ecourse.id}`,
    ]);
    // The sign-in page says what somebody is invited to, so visitors can read it too.
    expect((await look(test.browser(), ecourse.id, link.searchParams.get("token") ?? "")).status).toBe(200);
    expect((await listOf(ecourse.id)).map((row: { email: string }) => row.email).toSorted()).toEqual(
      [one, another].toSorted(),
    );
  });

  it("mails nobody who follows it by an invitation, but does mail people who follow it through a course", async () => {
    const { ecourse, invited, token } = await anInvited();
    await use(invited.browser, ecourse.id, token);
    await test.services.db.updateTable("users").set({ email: email() }).where("id", "=", invited.id).execute();
    const now = await emailOf(test.services, invited.id);
    const course = await aCourse(test.services, { has_enrollments: true });
    await aLink(test.services, { course_id: course.id, ecourse_id: ecourse.id });
    const participant = await aPerson(test.services);
    await anEnrolment(test.services, { course_id: course.id, user_id: participant.id });
    const { body } = await invite(ecourse.id, [invited.email, now, participant.email]);
    expect(body.data).toEqual({ sent: 1, already: [invited.email, now].toSorted(), invited: [] });
    const [mail] = await test.runJobs();
    expect(mail?.greeting, "greets people with an account by name").toBe(`Dag ${participant.nickname}`);
  });

  it("mails an address at most once an hour", async () => {
    const ecourse = await ownEcourse();
    const address = email();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(ecourse.id, [address])));
    expect(answers.map(({ body }) => body.data.sent).toSorted()).toEqual([0, 0, 0, 0, 1]);
    test.clock.advance(hours(1));
    expect((await invite(ecourse.id, [address])).body.data).toEqual({ sent: 1, already: [], invited: [] });
    await test.runJobs();
  });

  it("no longer mails a person who accepted in the meantime", async () => {
    const { ecourse, invited, token } = await anInvited();
    test.clock.advance(hours(2));
    await invite(ecourse.id, [invited.email]);
    expect((await use(invited.browser, ecourse.id, token)).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is refused once it is archived, and waiting mails are not sent then", async () => {
    const ecourse = await ownEcourse();
    expect((await invite(ecourse.id, [email()])).status).toBe(200);
    await maker.browser.post(`/ecourses/${ecourse.id}/archive`);
    expect(await test.runJobs()).toEqual([]);
    const refused = await invite(ecourse.id, [email()]);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("gearchiveerd")]);
  });

  it("reports errors per field, and refuses an online course of somebody else", async () => {
    const ecourse = await ownEcourse();
    for (const [body, field] of [
      [{ text: " ", emails: [email()] }, "text"],
      [{ text: "Kom.", emails: ["", " "] }, "emails"],
      [{ text: "Kom.", emails: ["geen adres"] }, "emails.0"],
      [{ text: "Kom.", emails: Array.from({ length: 501 }, email) }, "emails"],
    ] as const) {
      const answer = await maker.browser.post(`/ecourses/${ecourse.id}/invite-participants`, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
    expect((await invite(ecourse.id, [email()], { by: other.browser })).status).toBe(404);
    expect((await other.browser.get(`/ecourses/${ecourse.id}/participant-invitations`)).status).toBe(404);
    const { text, ...rest } = await invite(ecourse.id, Array.from({ length: 500 }, email), { text: "é".repeat(5000) });
    expect([rest.status, text]).toEqual([200, expect.any(String)]);
    expect(await test.runJobs()).toHaveLength(500);
  });
});

describe("the link of an invitation to an online course (docs/product/invitations.md#accepting)", () => {
  it("gives access to the invited person, whatever the case of the address", async () => {
    const { ecourse, invited, token } = await anInvited({ title: "Vloed" });
    await test.services.db
      .updateTable("users")
      .set({ email: invited.email.toUpperCase() })
      .where("id", "=", invited.id)
      .execute();
    expect(await read(invited.browser, ecourse.id)).toBe(404);
    expect((await look(invited.browser, ecourse.id, token)).body.data).toEqual({
      usedAt: null,
      declinedAt: null,
      isOtherAccount: false,
      ecourse: { id: ecourse.id, title: "Vloed", organizer: maker.nickname, lessonCount: 3 },
    });
    expect((await use(invited.browser, ecourse.id, token)).status).toBe(204);
    const usedAt = test.clock.now().toISOString();
    expect((await look(invited.browser, ecourse.id, token)).body.data.usedAt).toBe(usedAt);
    expect(await read(invited.browser, ecourse.id)).toBe(200);
    expect(await listOf(ecourse.id)).toMatchObject([{ usedAt }]);
  });

  it("is refused to another account, stays unused, and says so before it is accepted", async () => {
    const { ecourse, token } = await anInvited();
    const stranger = await member();
    expect((await look(stranger.browser, ecourse.id, token)).body.data.isOtherAccount).toBe(true);
    const refusal = await use(stranger.browser, ecourse.id, token);
    expect([refusal.status, refusal.body.code]).toEqual([403, "other-account"]);
    expect(await read(stranger.browser, ecourse.id)).toBe(404);
    expect(await listOf(ecourse.id)).toMatchObject([{ usedAt: null }]);
  });

  it("is refused when forged, of another kind, for another online course, or archived", async () => {
    const { ecourse, invited, invitationId, token } = await anInvited();
    const otherEcourse = await ownEcourse();
    const course = await aCourse(test.services, { has_enrollments: true });
    const ofCourse = await aCourseInvitation(test.services, { course_id: course.id, email: invited.email });
    const forged = `${invitationId}.${sign(test.services.config.secret, "course-invitation", invitationId)}`;
    for (const [id, wrong] of [
      [ecourse.id, `${token}x`],
      [ecourse.id, forged],
      [ecourse.id, ofCourse.token],
      [otherEcourse.id, token],
      [crypto.randomUUID(), token],
    ] as const) {
      expect(await look(invited.browser, id, wrong)).toMatchObject({ status: 403, body: GONE });
      expect(await use(invited.browser, id, wrong)).toMatchObject({ status: 403, body: GONE });
    }
    await maker.browser.post(`/ecourses/${ecourse.id}/archive`);
    expect(await look(invited.browser, ecourse.id, token)).toMatchObject({ status: 403, body: GONE });
    expect(await use(invited.browser, ecourse.id, token)).toMatchObject({ status: 403, body: GONE });
    await maker.browser.post(`/ecourses/${ecourse.id}/unarchive`);
    expect((await use(invited.browser, ecourse.id, token)).status).toBe(204);
  });

  it("is refused once its maker is blocked", async () => {
    const blocked = await member({ roles: ["ecourse_organizer"] });
    const { ecourse, invited, token } = await anInvited({ organizer_id: blocked.id });
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", blocked.id)
      .execute();
    expect(await look(invited.browser, ecourse.id, token)).toMatchObject({ status: 403, body: GONE });
    expect(await use(invited.browser, ecourse.id, token)).toMatchObject({ status: 403, body: GONE });
  });
});

describe("deleting an invitation to an online course (docs/product/invitations.md#taking-back)", () => {
  it("ends its link, and is only for managers of the online course", async () => {
    const { ecourse, invited, invitationId, token } = await anInvited();
    for (const { browser } of [other, invited])
      expect((await browser.delete(`/invitations/${invitationId}`)).status).toBe(410);
    expect((await maker.browser.delete(`/invitations/${invitationId}`)).status).toBe(204);
    expect((await maker.browser.delete(`/invitations/${invitationId}`)).status).toBe(410);
    expect(await look(invited.browser, ecourse.id, token)).toMatchObject({ status: 403, body: GONE });
    expect(await listOf(ecourse.id)).toEqual([]);
  });

  it("is refused once it was accepted", async () => {
    const { ecourse, invited, invitationId, token } = await anInvited();
    await use(invited.browser, ecourse.id, token);
    expect((await maker.browser.delete(`/invitations/${invitationId}`)).status).toBe(422);
    expect(await read(invited.browser, ecourse.id)).toBe(200);
  });

  it("is recorded when staff do it, without the address", async () => {
    const { ecourse, invitationId } = await anInvited();
    const admin = await member({ roles: ["admin"] });
    await invite(ecourse.id, [email()], { by: admin.browser });
    expect((await admin.browser.delete(`/invitations/${invitationId}`)).status).toBe(204);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "=", ecourse.id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "invite-participants", after: { sent: 1 } },
      { action: "delete-invitation", after: { invitation: "participant" } },
    ]);
    await test.runJobs();
  });
});
