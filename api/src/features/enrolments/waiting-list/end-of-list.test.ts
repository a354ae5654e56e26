import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { listEndedMail } from "#features/courses/courses/list-ended.kind.ts";
import { advanceWaitingList } from "./advance-waiting-list.ts";
import { cancellingDesk } from "../cancelling/cancelling.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPlace } from "./waiting-list.factory.ts";
import * as kinds from "./waiting-list.mail-kinds.ts";
import { waiters } from "./waiting.factory.ts";

const test = useTestApi();
const { aFullCourse, inLine, someone, freeSeat, aMinutePasses, statesOf } = waiters(test);
const SHOWN = { has_enrollments: false, conditions: null, max_participants: null, admin_email_address: null };
beforeAll(() => aHouse(test.services));
const deskOf = async (course: { slug: string; organizerId: string }) =>
  cancellingDesk(await test.browser().signInAs(course.organizerId), course);

it("no mail says that an offer or a list ended while it goes on, nor offers a seat once the offer lapsed", async () => {
  const { id: course_id } = await aFullCourse();
  const { id: entryId } = await aPlace(test.services, { course_id, state: "offered" });
  expect(await test.runJob(kinds.seatOfferedMail, { entryId })).toHaveLength(1);
  expect(await test.runJob(kinds.offerLapsedMail, { entryId })).toEqual([]);
  expect(await test.runJob(listEndedMail, { entryId })).toEqual([]);
  // Their entry was deleted when they joined again.
  const { id: userId } = await someone();
  const gone = { courseId: course_id, title: "x", userId, hadOffer: false };
  expect(await test.runJob(listEndedMail, { entryId: crypto.randomUUID(), gone })).toEqual([]);
  test.clock.advance(test.services.config.seatOfferLasts);
  expect(await test.runJob(kinds.seatOfferedMail, { entryId })).toEqual([]);
});

describe("the end of a list", () => {
  it.each([
    ["the deadline is over", { enrollment_deadline: "2020-01-01" }],
    ["the course begins", { start_date: "2020-01-01" }],
    ["it leaves the site", { published_at: null }],
    ["it is called off", { cancelled_at: new Date() }],
    ["nobody enrols in it any more", SHOWN],
  ])("comes when %s, and everybody on it is mailed once", async (_name, columns) => {
    const course = await aFullCourse();
    const people = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    const { db } = test.services;
    await db.updateTable("courses").set(columns).where("id", "=", course.id).execute();
    const mails = await aMinutePasses();
    expect(mails.map(({ to, kind }) => `${kind} ${to}`).toSorted()).toEqual(
      people.map(({ email }) => `enrolments.waiting-list-ended ${email}`).toSorted(),
    );
    expect(await statesOf(course)).toEqual(["ended", "ended"]);
    expect(await aMinutePasses()).toEqual([]);
  });

  it("is mailed even when the course is deleted before anything was noticed, or before the mail was sent", async () => {
    const { db } = test.services;
    for (const isNoticed of [false, true]) {
      const course = await aFullCourse();
      const [person] = await inLine(course, 1);
      await db.deleteFrom("enrolments").where("course_id", "=", course.id).execute();
      const organizer = await test.browser().signInAs(course.organizerId);
      expect((await organizer.post(`/courses/${course.slug}/unpublish`)).status).toBe(204);
      if (isNoticed) await advanceWaitingList(test.services, course.id);
      expect((await organizer.delete(`/courses/${course.slug}`)).status).toBe(204);
      const mails = await aMinutePasses();
      const subject = `De wachtlijst voor ${course.title} is afgesloten`;
      expect(mails.map((mail) => [mail.to, mail.subject, mail.action])).toEqual([[person!.email, subject, undefined]]);
    }
  });

  it("is mailed to somebody with an offer as the loss of a seat that was held", async () => {
    const course = await aFullCourse();
    await inLine(course, 1);
    await freeSeat(course.seats[0]!);
    expect(await aMinutePasses()).toMatchObject([{ kind: "enrolments.seat-offered" }]);
    const begun = { start_date: "2020-01-01" };
    await test.services.db.updateTable("courses").set(begun).where("id", "=", course.id).execute();
    const [mail] = await aMinutePasses();
    const words = [mail?.preview, ...(mail?.paragraphs ?? [])].join(" ");
    expect(words).toMatch(/We hielden een plaats in ‘.*’ voor je vrij/);
    expect(words).not.toContain("kwam geen plaats");
  });

  it("comes at once when the course is called off, with why; a person with an offered seat gets one mail", async () => {
    const course = await aFullCourse({ organization: "De Kade" });
    const [first, second] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    await anEnrolment(test.services, { course_id: course.id, user_id: first!.id, state: "paying" });
    const { look, cancel } = await deskOf(course);
    expect(await look()).toMatchObject({ participants: 1, enrolled: 0, waiting: 1 });
    expect((await cancel(0, "De lesgever is ziek.")).status).toBe(200);
    expect(await statesOf(course)).toEqual(["ended", "ended"]);
    expect(await look()).toMatchObject({ waiting: 0 });
    const mails = await test.runJobs();
    expect(mails.map(({ to, kind }) => `${kind} ${to}`).toSorted()).toEqual([
      `enrolments.course-cancelled ${first!.email}`,
      `enrolments.waiting-list-ended ${second!.email}`,
    ]);
    const ended = mails.find(({ to }) => to === second!.email);
    expect(ended?.subject).toBe(`${course.title} gaat niet door`);
    expect(ended?.paragraphs.join(" ")).toMatch(/van De Kade\. Die cursus gaat niet door.*De lesgever is ziek\./);
    expect(await aMinutePasses()).toEqual([]);
  });

  it("comes for people who wait when the course is closed, and a seat is free", async () => {
    const course = await aFullCourse();
    await inLine(course, 1);
    const { db } = test.services;
    await db.updateTable("courses").set({ is_closed: true }).where("id", "=", course.id).execute();
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["ended"]);
  });

  it("takes as many queries for a long list as for a short one, when its course is closed", async () => {
    const queriesFor = async (people: number) => {
      const course = await aFullCourse();
      await inLine(course, people);
      const { db } = test.services;
      await db.updateTable("courses").set({ is_closed: true }).where("id", "=", course.id).execute();
      await freeSeat(course.seats[0]!);
      const count = await test.countQueries(() => advanceWaitingList(test.services, course.id));
      expect(new Set(await statesOf(course))).toEqual(new Set(["ended"]));
      return count;
    };
    expect(await queriesFor(5)).toBe(await queriesFor(1));
  });

  it("also ends an offer: it lasts no longer than the list", async () => {
    const course = await aFullCourse();
    await inLine(course, 1);
    const { db } = test.services;
    const deadline = { enrollment_deadline: brusselsDay(test.clock.now()) };
    await db.updateTable("courses").set(deadline).where("id", "=", course.id).execute();
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    const entry = await db
      .selectFrom("waiting_list_entries")
      .select("offered_until")
      .where("course_id", "=", course.id)
      .executeTakeFirstOrThrow();
    expect(entry.offered_until!.getTime()).toBeLessThanOrEqual(later(test.clock.now(), days(1)).getTime());
  });
});
