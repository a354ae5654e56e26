import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { advanceWaitingList } from "./advance-waiting-list.ts";
import { waiters } from "./waiting.factory.ts";

const test = useTestApi();
const { aFullCourse, inLine, freeSeat, aMinutePasses, statesOf } = waiters(test);
const SHOWN = { has_enrollments: false, conditions: null, max_participants: null, admin_email_address: null };
beforeAll(() => aHouse(test.services));

describe("the end of a list", () => {
  it.each([
    ["the deadline is over", { enrollment_deadline: "2020-01-01" }],
    ["the course begins", { start_date: "2020-01-01" }],
    ["it leaves the site", { published_at: null }],
    ["it is called off", { cancelled_at: new Date() }],
    ["nobody enrols in it any more", SHOWN],
  ])("comes when %s, and everybody on it hears so once", async (_name, columns) => {
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

  it("comes for who waits when the course is closed, and a seat is free", async () => {
    const course = await aFullCourse();
    await inLine(course, 1);
    const { db } = test.services;
    await db.updateTable("courses").set({ is_closed: true }).where("id", "=", course.id).execute();
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["ended"]);
  });

  it("costs as many queries for a long list as for a short one, when its course is closed", async () => {
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

  it("is the end of an offer too: it lasts no longer than the list", async () => {
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
