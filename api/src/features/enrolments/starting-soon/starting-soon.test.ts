import { expect, it } from "vitest";
import { jobHandlers } from "#api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

const test = useTestApi();
const dayFromNow = (count: number) => brusselsDay(later(test.clock.now(), days(count)));
const tell = async () =>
  (await test.runScheduled("enrolments.starting-soon-notices")).filter(
    ({ kind }) => kind === "enrolments.starting-soon",
  );
const startingOn = (start_date: string, wanted: object = {}) =>
  aCourse(test.services, { has_enrollments: true, start_date, end_date: dayFromNow(60), ...wanted });

it("participants are notified three days before that a course begins, once, and again when its day moves", async () => {
  const { db } = test.services;
  const course = await startingOn(dayFromNow(4));
  const of = { course_id: course.id };
  const { user_id } = await anEnrolment(test.services, of);
  for (const state of ["paying", "delisted"] as const) await anEnrolment(test.services, { ...of, state });
  const notified = async () =>
    (
      await db
        .selectFrom("notifications")
        .select("user_id")
        .where("type", "=", "courseStartingSoonNotification")
        .where("course_id", "=", course.id)
        .execute()
    ).map((row) => row.user_id);
  expect(await tell()).toEqual([]);

  test.clock.advance(days(1));
  const [mail, ...others] = await tell();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    replyTo: "cursus@dekade.example",
    subject: expect.stringContaining(`${course.title} begint op`),
    attachments: [{ type: expect.stringContaining("text/calendar") }],
  });
  expect(await notified()).toEqual([user_id]);
  // People who enrol now have just read when it begins.
  await anEnrolment(test.services, of);
  expect(await tell()).toEqual([]);

  await db
    .updateTable("courses")
    .set({ start_date: dayFromNow(2) })
    .where("id", "=", course.id)
    .execute();
  expect(await tell()).toHaveLength(2);
  expect(await tell()).toEqual([]);
  expect(await notified()).toHaveLength(3);
});

it("nobody is notified of a course that was called off, has begun, or is only announced", async () => {
  const soon = dayFromNow(2);
  for (const course of [
    await startingOn(soon, { cancelled_at: test.clock.now() }),
    await startingOn(dayFromNow(0)),
    await startingOn(soon, { has_enrollments: false }),
  ])
    await anEnrolment(test.services, { course_id: course.id });
  expect(await tell()).toEqual([]);
});

it("a mail of a day that moved before it went out is not sent", async () => {
  const course = await startingOn(dayFromNow(2));
  await anEnrolment(test.services, { course_id: course.id });
  await jobHandlers.find(({ kind }) => kind.name === "enrolments.starting-soon-notices")?.run(test.services, {});
  await test.services.db
    .updateTable("courses")
    .set({ start_date: dayFromNow(30) })
    .where("id", "=", course.id)
    .execute();
  expect(await tell()).toEqual([]);
});
