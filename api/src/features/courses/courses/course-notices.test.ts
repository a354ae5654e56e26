import { expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "./course.factory.ts";

const test = useTestApi();

const dayFromNow = (count: number) => brusselsDay(later(test.clock.now(), days(count)));
const tell = () => test.runScheduled("courses.notices");
const toldOf = async (courseId: string) =>
  (
    await test.services.db
      .selectFrom("notifications")
      .select(["user_id", "type"])
      .where("course_id", "=", courseId)
      .execute()
  ).map(({ user_id, type }) => `${type} ${user_id}`);

it("the organiser is notified that the deadline has passed, once for each deadline", async () => {
  const course = await aCourse(test.services, { has_enrollments: true, enrollment_deadline: dayFromNow(0) });
  const told = `courseEnrollmentDeadlinePassed ${course.organizerId}`;
  const others = [
    await aCourse(test.services, { enrollment_deadline: dayFromNow(-1) }),
    await aCourse(test.services, { has_enrollments: true, published_at: null, enrollment_deadline: dayFromNow(-1) }),
    await aCourse(test.services, { has_enrollments: true, enrollment_deadline: dayFromNow(-9) }),
    await aCourse(test.services, { has_enrollments: true, has_real_life_part: false }),
    await aCourse(test.services, {
      has_enrollments: true,
      enrollment_deadline: dayFromNow(-1),
      cancelled_at: test.clock.now(),
    }),
  ];
  await tell();
  expect(await toldOf(course.id)).toEqual([]);
  test.clock.advance(days(1));
  await tell();
  await tell();
  expect(await toldOf(course.id)).toEqual([told]);
  for (const { id } of others) expect(await toldOf(id)).toEqual([]);

  const { db } = test.services;
  await db
    .updateTable("courses")
    .set({ enrollment_deadline: dayFromNow(1) })
    .where("id", "=", course.id)
    .execute();
  await tell();
  expect(await toldOf(course.id)).toEqual([told]);
  test.clock.advance(days(2));
  await tell();
  expect(await toldOf(course.id)).toEqual([told, told]);
});
