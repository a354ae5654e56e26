import { beforeAll, expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest, ONLY_SHOWN } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { notifyInvited } from "#features/inviting/invitations/notify-invited.ts";
import { membersOf } from "#features/people/people/member.factory.ts";

/* The notification `invitationReceived` (docs/product/notifications.md#types). */

const test = useTestApi();
const member = membersOf(test);
type Member = Awaited<ReturnType<typeof member>>;
let organizer: Member;
beforeAll(async () => {
  organizer = await member({ roles: ["contest_organizer", "course_organizer", "ecourse_organizer"] });
});

const ownContest = (wanted: Parameters<typeof aContest>[1] = {}) =>
  aContest(test.services, { organizer_id: organizer.id, ...wanted });
const ownCourse = (wanted: Parameters<typeof aCourse>[1] = {}) =>
  aCourse(test.services, { organizer_id: organizer.id, has_enrollments: true, ...wanted });
const inviteJury = ({ slug }: { slug: string }, email: string) =>
  organizer.browser.post(`/contests/${slug}/invite-jury`, {
    text: "Kom je?",
    invites: [{ email, ageCategoryId: null }],
  });
const invite = (path: string, email: string) =>
  organizer.browser.post(`${path}/invite-participants`, { text: "Kom je?", emails: [email] });
const listOf = async ({ browser }: Member) => (await browser.get("/me/notifications")).body.data;
const countOf = async ({ browser }: Member) => (await browser.get("/me/notifications/count")).body.data.count;
const change = (table: "contests" | "courses" | "ecourses", { id }: { id: string }, values: object) =>
  test.services.db.updateTable(table).set(values).where("id", "=", id).execute();

/** A person who was invited to the jury of a contest, and notified of it. */
async function anInvited(wanted: Parameters<typeof ownContest>[0] = {}) {
  const [contest, invited] = [await ownContest(wanted), await member()];
  await inviteJury(contest, invited.email);
  await test.runJobs();
  const [{ id, data }] = await listOf(invited);
  return { contest, invited, notificationId: id, token: data.invitation.token };
}

it("a member who is invited by mail is notified in the product too, with the link of that mail", async () => {
  const invited = await member({ email: `Jury.${crypto.randomUUID()}@voorbeeld.example` });
  const [jury, contest] = [await ownContest({ title: "Eb" }), await ownContest({ title: "Vloed" })];
  const [course, ecourse] = [
    await ownCourse({ title: "Dicht bij zee" }),
    await anEcourse(test.services, { organizer_id: organizer.id, title: "Schrijven over water" }),
  ];
  const invitations = [
    { to: "jury", title: "Eb", slug: jury.slug, send: () => inviteJury(jury, invited.email) },
    {
      to: "contest",
      title: "Vloed",
      slug: contest.slug,
      send: () => invite(`/contests/${contest.slug}`, invited.email),
    },
    {
      to: "course",
      title: "Dicht bij zee",
      slug: course.slug,
      send: () => invite(`/courses/${course.slug}`, invited.email),
    },
    {
      to: "ecourse",
      title: "Schrijven over water",
      slug: ecourse.id,
      send: () => invite(`/ecourses/${ecourse.id}`, invited.email),
    },
  ];
  for (const { send, ...invitation } of invitations) {
    await send();
    const mails = await test.runJobs();
    // The notification has no mail of its own.
    expect(mails.map(({ to }) => to)).toEqual([invited.email.toLowerCase()]);
    const [notification] = await listOf(invited);
    const token = new URL(mails[0]?.action?.url ?? "").searchParams.get("token");
    expect(notification).toMatchObject({ type: "invitationReceived", data: { invitation: { ...invitation, token } } });
    // Neither the address nor the link is stored with the notification.
    const row = await test.services.db
      .selectFrom("notifications")
      .selectAll()
      .where("id", "=", notification.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify([row, notification])).not.toContain("@");
    test.clock.advance(1000);
  }
  expect(await countOf(invited)).toBe(4);
  expect(await test.runScheduled("notifications.mail-raised")).toEqual([]);
});

it("an invited address without an account gets no notification, and the organiser cannot see the difference", async () => {
  const [contest, stranger, known] = [await ownContest(), `${crypto.randomUUID()}@voorbeeld.example`, await member()];
  const answers = [await inviteJury(contest, stranger), await inviteJury(contest, known.email)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, { data: { sent: 1, already: [], invited: [] } }]),
  );
  await test.runJobs();
  const { body } = await organizer.browser.get(`/contests/${contest.slug}/jury-invitations`);
  const [one, other] = body.data.map((row: object) => ({ ...row, id: "", email: "" }));
  expect(one).toEqual(other);
  expect(await listOf(organizer)).toEqual([]);
});

it("is seen only by the person with the address of the invitation", async () => {
  const { invited, notificationId } = await anInvited();
  const other = await member();
  const rename = ({ id }: Member, email: string) =>
    test.services.db.updateTable("users").set({ email }).where("id", "=", id).execute();
  expect((await other.browser.post(`/me/notifications/${notificationId}/read`)).status).toBe(404);
  await rename(invited, `${crypto.randomUUID()}@voorbeeld.example`);
  await rename(other, invited.email);
  expect([await listOf(invited), await listOf(other)]).toEqual([[], []]);
  expect(await countOf(invited)).toBe(0);
  await rename(other, other.email);
  await rename(invited, invited.email);
  expect(await listOf(invited)).toHaveLength(1);
});

it.each<[string, (invitation: Awaited<ReturnType<typeof anInvited>>) => Promise<unknown>]>([
  [
    "accepted",
    ({ contest, invited, token }) => invited.browser.post(`/contests/${contest.slug}/use-invitation`, { token }),
  ],
  ["declined", ({ contest, token }) => test.browser().post(`/contests/${contest.slug}/decline-invitation`, { token })],
  [
    "deleted by the organiser",
    async ({ contest }) => {
      const { body } = await organizer.browser.get(`/contests/${contest.slug}/jury-invitations`);
      await organizer.browser.delete(`/invitations/${body.data[0].id}`);
    },
  ],
  ["to a contest that has ended", ({ contest }) => change("contests", contest, { ended_at: test.clock.now() })],
  ["to a contest that left the site", ({ contest }) => change("contests", contest, { published_at: null })],
  ["to a contest that is now only announced", ({ contest }) => change("contests", contest, ONLY_SHOWN)],
])("disappears when the invitation is %s", async (_what, happen) => {
  const invitation = await anInvited();
  await happen(invitation);
  expect([await listOf(invitation.invited), await countOf(invitation.invited)]).toEqual([[], 0]);
  await test.runJobs();
});

it("disappears when the deadline to take part passes, or when the online course is archived", async () => {
  const invited = await member();
  const now = test.clock.now();
  const contest = await ownContest({ deadline: later(now, days(3)) });
  const course = await ownCourse();
  const ecourse = await anEcourse(test.services, { organizer_id: organizer.id });
  for (const path of [`/contests/${contest.slug}`, `/courses/${course.slug}`, `/ecourses/${ecourse.id}`])
    await invite(path, invited.email);
  await test.runJobs();
  expect(await countOf(invited)).toBe(3);
  await change("contests", contest, { deadline: now });
  expect(await countOf(invited)).toBe(2);
  await change("courses", course, { enrollment_deadline: "2020-01-01" });
  expect(await countOf(invited)).toBe(1);
  await change("ecourses", ecourse, { archived_at: now });
  expect(await countOf(invited)).toBe(0);
});

it("disappears when an invitation is declined, whatever it is for", async () => {
  const invited = await member();
  const [course, ecourse] = [await ownCourse(), await anEcourse(test.services, { organizer_id: organizer.id })];
  for (const path of [`/courses/${course.slug}`, `/ecourses/${ecourse.id}`]) {
    await invite(path, invited.email);
    await test.runJobs();
    const [{ data }] = await listOf(invited);
    expect(await countOf(invited)).toBe(1);
    await test.browser().post(`${path}/decline-invitation`, { token: data.invitation.token });
    expect([await listOf(invited), await countOf(invited)]).toEqual([[], 0]);
  }
});

it("disappears when the invited person hands in or enrols without it", async () => {
  const invited = await member();
  const [contest, course] = [await ownContest(), await ownCourse()];
  for (const path of [`/contests/${contest.slug}`, `/courses/${course.slug}`]) await invite(path, invited.email);
  await test.runJobs();
  expect(await countOf(invited)).toBe(2);
  await anEntry(test.services, { contest_id: contest.id, user_id: invited.id });
  expect(await countOf(invited)).toBe(1);
  await anEnrolment(test.services, { course_id: course.id, user_id: invited.id });
  expect([await listOf(invited), await countOf(invited)]).toEqual([[], 0]);
});

it("disappears when somebody who is invited both to judge and to enter does one of these", async () => {
  const [juror, entrant] = [await member(), await member()];
  const contest = await ownContest();
  for (const { email } of [juror, entrant]) {
    await inviteJury(contest, email);
    await invite(`/contests/${contest.slug}`, email);
  }
  await test.runJobs();
  expect([await countOf(juror), await countOf(entrant)]).toEqual([2, 2]);
  const asJuror = (await listOf(juror)).find(
    ({ data }: { data: { invitation: { to: string } } }) => data.invitation.to === "jury",
  );
  const { token } = asJuror.data.invitation;
  expect((await juror.browser.post(`/contests/${contest.slug}/use-invitation`, { token })).status).toBe(200);
  await anEntry(test.services, { contest_id: contest.id, user_id: entrant.id });
  expect([await countOf(juror), await countOf(entrant)]).toEqual([0, 0]);
});

it("an invitation that is sent again while it is deleted causes no deadlock between the two", async () => {
  const { db, clock } = test.services;
  const { contest, notificationId } = await anInvited();
  const invitation = await db
    .updateTable("invitations")
    .set({ sent_at: later(clock.now(), 1000) })
    .where("contest_id", "=", contest.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { result } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom("invitations").select("id").where("id", "=", invitation.id).forUpdate().execute();
    const begun = await test.started(() => notifyInvited(test.services, invitation.id));
    await deleteUnusedInvitation(tx, invitation.id);
    return begun;
  });
  expect(await result).toBeUndefined();
  const left = await db.selectFrom("notifications").select("id").where("id", "=", notificationId).execute();
  expect(left).toEqual([]);
});

it("is created again when the invitation is sent again, and is in the list once", async () => {
  const { contest, invited, notificationId } = await anInvited();
  const again = async () => {
    test.clock.advance(hours(2));
    await inviteJury(contest, invited.email);
    await test.runJobs();
  };
  await again();
  expect(await listOf(invited)).toHaveLength(1);
  const [{ id }] = await listOf(invited);
  expect(id).not.toBe(notificationId);
  await invited.browser.post(`/me/notifications/${id}/read`);
  expect(await countOf(invited)).toBe(0);
  await again();
  expect(await countOf(invited)).toBe(1);
});
