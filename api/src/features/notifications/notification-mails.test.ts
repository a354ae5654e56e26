import { NOTIFICATION_DATA, type NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anOpenPeriod } from "#features/academy/registrations/academy.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { NOTIFICATION_KINDS } from "#platform/notifications/notification-kinds.ts";
import { notify } from "#platform/notifications/notify.ts";

const test = useTestApi();
const yesterday = () => brusselsDay(later(test.clock.now(), -days(1)));
const TYPES = Object.keys(NOTIFICATION_DATA) as NotificationType[];
let periodId: string;
let about: { user: string; contest: string; text: string; course: string; invitation: string };
beforeAll(async () => {
  const [noor, contest] = [await aPerson(test.services, { nickname: "Noor" }), await aContest(test.services)];
  const text = await aText(test.services, { author_id: noor.id });
  // What all types need: the course is full, and its deadline has passed.
  const full = { has_enrollments: true, max_participants: 1, enrollment_deadline: yesterday() };
  const course = await aCourse(test.services, { title: "Een cursus", ...full });
  await anEnrolment(test.services, { course_id: course.id, user_id: noor.id });
  periodId = (await anOpenPeriod(test.services)).id;
  const invitation = await anInvitation(test.services, { contest_id: contest.id, email: noor.email.toLowerCase() });
  about = { user: noor.id, contest: contest.id, text: text.id, course: course.id, invitation: invitation.id };
});

const createNotification = (type: NotificationType, to: string[]) =>
  test.services.db
    .transaction()
    .execute((tx) => notify(tx, { to, type, about, dedupeKey: periodId, now: test.clock.now() }));
const mailed = () => test.runScheduled("notifications.mail-raised");

describe("the registry", () => {
  it("has the 18 original types, and those added later", () => {
    const later = [
      "textHidden",
      "judgementChanged",
      "contestResultReleased",
      "contestWinnerGone",
      "entryInvalid",
      "termsChanged",
    ];
    const ofCourses = [
      "ecourseAccessNotification",
      "newCourseFromSearch",
      "courseSeatOffered",
      "newEditionOfCourse",
      "courseDelistRequested",
      "courseParticipantGone",
      "courseParticipantLeft",
    ];
    const ofInvitations = ["invitationReceived"];
    const ofChanges = [
      "contestChanged",
      "contestEndedEarly",
      "contestReopened",
      "courseCancelled",
      "courseChanged",
      "juryTermsChanged",
    ];
    expect(TYPES).toHaveLength(18 + [...later, ...ofChanges, ...ofCourses, ...ofInvitations].length);
    expect(Object.keys(NOTIFICATION_KINDS).toSorted()).toEqual(TYPES.toSorted());
  });

  it("gives a category only to mails that people may refuse", () => {
    const optional = TYPES.filter((type) => NOTIFICATION_KINDS[type].category);
    expect(optional.toSorted()).toEqual([
      "newCourseFromSearch",
      "newEditionOfCourse",
      "newTextFromFollow",
      "saEnrollmentPeriodOpen",
    ]);
  });

  it("names nobody in a subject, because the mail log keeps subjects", async () => {
    const { id } = await aPerson(test.services, { roles: ["admin"] });
    await aJuror(test.services, { contestId: about.contest, userId: id });
    for (const type of TYPES) await createNotification(type, [id]);
    const mails = await mailed();
    expect(mails).toHaveLength(TYPES.filter((type) => typeof NOTIFICATION_KINDS[type].mail === "function").length);
    for (const { subject } of mails) expect(subject).not.toContain("Noor");
  });
});

describe("the mail of a notification", () => {
  it("is sent within a minute, once", async () => {
    const { id, email, nickname } = await aPerson(test.services, { roles: ["admin"] });
    await createNotification("courseFullNotification", [id]);
    expect(await mailed()).toMatchObject([
      {
        kind: "notifications.courseFullNotification",
        to: email,
        subject: "Een cursus is volzet",
        greeting: `Dag ${nickname}`,
        action: { url: expect.stringMatching(/account\..*\/beheer\/cursussen\/een-cursus$/) },
      },
    ]);
    expect(await mailed()).toEqual([]);
  });

  it("is sent despite the preference for crucial mails if it is crucial", async () => {
    const quiet = await aPerson(test.services, { roles: ["admin"], receive_only_crucial_email: true });
    await createNotification("courseFullNotification", [quiet.id]);
    await createNotification("saEnrollmentPeriodOpen", [quiet.id]);
    expect((await mailed()).map(({ kind }) => kind)).toEqual(["notifications.courseFullNotification"]);
  });

  it("can be refused by category if it is not crucial, and has a link for this", async () => {
    const [wanting, ended] = [await aPerson(test.services), await aPerson(test.services, { mail_academy: false })];
    await createNotification("saEnrollmentPeriodOpen", [wanting.id, ended.id]);
    const mails = await mailed();
    expect(mails.map(({ to }) => to)).toEqual([wanting.email]);
    expect(mails[0]?.unsubscribe?.oneClick).toMatch(/\/\/api\.account\..*\/api\/unsubscribe\/academy\./);
  });

  it("is not sent to blocked people", async () => {
    const { id } = await aPerson(test.services, { roles: ["admin"], blocked_at: test.clock.now() });
    await createNotification("gdprDeleteRequest", [id]);
    expect(await mailed()).toEqual([]);
  });

  it("is not sent to former staff", async () => {
    const { id } = await aPerson(test.services, { roles: ["admin"] });
    await createNotification("gdprDeleteRequest", [id]);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", id).execute();
    expect(await mailed()).toEqual([]);
  });

  it("is left to the feature if that sends its own", async () => {
    const { id } = await aPerson(test.services);
    await createNotification("contestDeadlinePassed", [id]);
    await createNotification("newTextFromFollow", [id]);
    expect(await mailed()).toEqual([]);
  });
});
