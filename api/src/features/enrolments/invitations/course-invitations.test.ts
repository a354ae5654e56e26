import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { emailOf } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aCourseInvitation } from "./course-invitation.factory.ts";
import { email, GONE, useInviting } from "./course-inviting.factory.ts";

const { test, people, member, start, ownCourse, invite, listOf, look, use, anInvited } = useInviting();

describe("inviting to a course (docs/product/invitations.md#sending)", () => {
  it("mails each address its own link and the organiser's words; replies go to the course", async () => {
    const course = await ownCourse({ is_closed: true, enrollment_deadline: "2030-06-01" });
    const [one, another] = [email(), email()];
    const { status, body } = await invite(course.slug, [one, ` ${one.toUpperCase()} `, "", another]);
    expect([status, body.data]).toEqual([200, { sent: 2, already: [], invited: [] }]);
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

  it("mails people who did not answer again, and nobody who accepted or is a participant", async () => {
    const course = await ownCourse();
    const [pending, accepted, begun] = [email(), email(), await member()];
    const takesPart = await anEnrolment(test.services, { course_id: course.id, state: "enrolled" });
    const enrolled = await emailOf(test.services, takesPart.user_id);
    await anEnrolment(test.services, { course_id: course.id, user_id: begun.id, state: "begun" });
    await aCourseInvitation(test.services, {
      course_id: course.id,
      email: accepted,
      used_at: test.clock.now(),
    });
    await invite(course.slug, [pending]);
    test.clock.advance(hours(1));
    const { body } = await invite(course.slug, [pending, accepted, enrolled, begun.email], { text: "Nog even." });
    expect(body.data).toEqual({ sent: 2, already: [accepted, enrolled.toLowerCase()].toSorted(), invited: [] });
    expect((await listOf(course.slug)).map((row: { email: string }) => row.email).toSorted()).toEqual(
      [pending, accepted, begun.email].toSorted(),
    );
    const greetings = new Map((await test.runJobs()).map(({ to, greeting }) => [to, greeting]));
    const { nickname } = (await begun.browser.get("/me")).body.data;
    expect(greetings.get(pending)).toBe("Hallo");
    expect(greetings.get(begun.email), "by name for people who have an account").toBe(`Dag ${nickname}`);
  });

  it("is not sent any more to people who accepted in the meantime", async () => {
    const { course, invited, token } = await anInvited();
    test.clock.advance(hours(2));
    await invite(course.slug, [invited.email]);
    expect((await use(invited.browser, course.slug, token)).status).toBeLessThan(300);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is sent again with the same link, which then is the one that is withdrawn", async () => {
    const { course, invited, token } = await anInvited();
    test.clock.advance(hours(2));
    expect((await invite(course.slug, [invited.email], { text: "Denk je eraan?" })).body.data.sent).toBe(1);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs).toContain("Denk je eraan?");
    expect(new URL(mail?.action?.url ?? "").searchParams.get("token")).toBe(token);
    const [{ id }] = await listOf(course.slug);
    await people.organizer.browser.delete(`/invitations/${id}`);
    expect((await use(invited.browser, course.slug, token)).status).toBe(403);
  });

  it("lists people as enrolled when they are, whether or not they accepted", async () => {
    const { course, invited } = await anInvited({ is_closed: false });
    const [row] = await listOf(course.slug);
    expect(row).toMatchObject({ usedAt: null, isEnrolled: false });
    const { id } = await anEnrolment(test.services, { course_id: course.id, user_id: invited.id, state: "begun" });
    expect((await listOf(course.slug))[0].isEnrolled).toBe(false);
    await test.services.db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now() })
      .where("id", "=", id)
      .execute();
    expect((await listOf(course.slug))[0]).toMatchObject({ usedAt: null, isEnrolled: true });
  });

  it("mails an address once per hour, however many people invite it at once", async () => {
    const course = await ownCourse();
    const address = email();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(course.slug, [address])));
    expect(answers.map(({ body }) => body.data.sent).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(answers.flatMap(({ body }) => body.data.invited)).toEqual([address, address, address, address]);
    expect(await test.runJobs()).toHaveLength(1);
    // Withdrawing and inviting again makes no difference.
    const [{ id }] = await listOf(course.slug);
    expect((await people.organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect((await invite(course.slug, [address])).body.data).toEqual({ sent: 0, already: [], invited: [address] });
    expect(await test.runJobs()).toEqual([]);
    test.clock.advance(hours(1));
    expect((await invite(course.slug, [address])).body.data).toEqual({ sent: 1, already: [], invited: [] });
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
    expect((await people.organizer.browser.get(`/courses/${course.slug}`)).body.data.me.can.invite).toBe(false);
  });

  it("reports errors at the fields by name, and refuses a course that somebody else organises", async () => {
    const course = await ownCourse();
    expect((await people.organizer.browser.get(`/courses/${course.slug}`)).body.data.me.can.invite).toBe(true);
    for (const [body, field] of [
      [{ text: " ", emails: [email()] }, "text"],
      [{ text: "Kom.", emails: ["", " "] }, "emails"],
      [{ text: "Kom.", emails: ["geen adres"] }, "emails.0"],
      [{ text: "Kom.", emails: Array.from({ length: 501 }, email) }, "emails"],
    ] as const) {
      const answer = await people.organizer.browser.post(`/courses/${course.slug}/invite-participants`, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
    expect((await invite(course.slug, [email()], { by: people.other.browser })).status).toBe(404);
    expect((await people.other.browser.get(`/courses/${course.slug}/participant-invitations`)).status).toBe(404);
  });
});

describe("withdrawing an invitation (docs/product/invitations.md#taking-back)", () => {
  it("ends the link to a course for its organiser only, not for people who manage contests", async () => {
    const { course, invited, id, token } = await anInvited();
    const stranger = await member();
    for (const { browser } of [people.other, stranger, invited])
      expect((await browser.delete(`/invitations/${id}`)).status).toBe(410);
    expect((await people.organizer.browser.delete(`/invitations/${id}`)).status).toBe(204);
    expect((await people.organizer.browser.delete(`/invitations/${id}`)).status).toBe(410);
    expect(await look(invited.browser, course.slug, token)).toMatchObject({ status: 403, body: GONE });
    expect(await listOf(course.slug)).toEqual([]);
  });

  it("is refused once it was accepted: the person who accepted can still begin", async () => {
    const { course, invited, id, token } = await anInvited();
    expect((await use(invited.browser, course.slug, token)).status).toBe(204);
    const refused = await people.organizer.browser.delete(`/invitations/${id}`);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("aanvaardde")]);
    expect((await start(invited.browser, course.slug)).status).toBe(200);
  });

  it("is refused to course organisers when the invitation is to a contest", async () => {
    const contest = await aContest(test.services, { organizer_id: people.other.id });
    const { id } = await anInvitation(test.services, { contest_id: contest.id, email: email() });
    expect((await people.organizer.browser.delete(`/invitations/${id}`)).status).toBe(410);
    expect((await people.other.browser.delete(`/invitations/${id}`)).status).toBe(204);
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
