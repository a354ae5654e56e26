import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { waiters } from "./waiting.factory.ts";

const test = useTestApi();
const { aFullCourse, inLine, someone, join, leave, read, statesOf } = waiters(test);
const ONLINE = {
  has_real_life_part: false,
  max_participants: null,
  admin_email_address: null,
  location: null,
  class_times: null,
  start_date: null,
  end_date: null,
  enrollment_deadline: null,
};
const SHOWN = { has_enrollments: false, conditions: null, max_participants: null, admin_email_address: null };

beforeAll(() => aHouse(test.services));

describe("joining", () => {
  it("puts somebody at the end once, shows them their position, and lets them leave", async () => {
    const course = await aFullCourse();
    const [first] = await inLine(course, 2);
    const { browser } = await someone();
    const visitor = await read(test.browser(), course);
    expect(visitor.waitingList).toEqual({ waiting: 2, canJoin: true, me: null });
    for (const answer of [await join(browser, course), await join(browser, course)])
      expect(answer.body.data).toMatchObject({ state: "waiting", position: 3, offeredUntil: null });
    await leave(first!.browser, course);
    expect((await read(browser, course)).waitingList).toMatchObject({
      waiting: 2,
      canJoin: false,
      me: { position: 2 },
    });
    const mine = (await browser.get("/me/courses/waiting-list")).body.data;
    expect(mine).toMatchObject([{ state: "waiting", position: 2, course: { slug: course.slug } }]);
    expect([(await leave(browser, course)).status, (await leave(browser, course)).status]).toEqual([204, 204]);
    expect((await join(browser, course)).body.data.position).toBe(2);
    expect(await statesOf(course)).toEqual(["left", "waiting", "waiting"]);
  });

  it.each([
    ["has a free seat", { max_participants: 2 }, "plaats vrij"],
    ["has a seat for everybody", ONLINE, "plaats voor iedereen"],
    ["is over", { enrollment_deadline: "2020-01-01" }, "Deadline voorbij"],
    ["began", { start_date: "2020-01-01" }, "afgesloten"],
    ["is called off", { cancelled_at: new Date() }, "gaat niet door"],
    ["is closed", { is_closed: true }, "met een uitnodiging"],
    ["is only announced", SHOWN, "niet inschrijven"],
  ] as const)("is refused for a course that %s", async (_name, columns, reason) => {
    const course = await aFullCourse();
    const { db } = test.services;
    await db.updateTable("courses").set(columns).where("id", "=", course.id).execute();
    const { browser } = await someone();
    const answer = await join(browser, course);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(reason)]);
    expect((await read(browser, course)).waitingList.canJoin).toBe(false);
  });

  it("is refused to people who began in a course whose organiser has since been blocked", async () => {
    const course = await aFullCourse();
    const { id: user_id, browser } = await someone();
    await anEnrolment(test.services, { course_id: course.id, user_id, state: "begun" });
    expect((await read(browser, course)).waitingList.canJoin).toBe(true);
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", course.organizerId).execute();
    expect((await join(browser, course)).status).toBe(422);
    expect((await read(browser, course)).waitingList.canJoin).toBe(false);
  });

  it("is refused to people who have a seat, were delisted, or organise the course", async () => {
    const course = await aFullCourse({ max_participants: 2, pricing_strategy: "paid", price: 12_000 });
    const { db } = test.services;
    for (const [{ state, ...columns }, reason] of [
      [{ state: "enrolled" }, "al ingeschreven"],
      [{ state: "paying" }, "al een plaats"],
      [{ state: "delisted" }, "Vraag aan wie hem organiseert"],
      // Delisted before they had paid again.
      [{ state: "delisted", finalized_at: null }, "Vraag aan wie hem organiseert"],
    ] as const) {
      const { id: user_id, browser } = await someone();
      await anEnrolment(test.services, { course_id: course.id, user_id, state, ...columns });
      expect((await join(browser, course)).body.message).toContain(reason);
      expect((await read(browser, course)).waitingList.canJoin).toBe(false);
      await db.deleteFrom("enrolments").where("user_id", "=", user_id).execute();
    }
    const organizer = await test.browser().signInAs(course.organizerId);
    expect((await join(organizer, course)).body.message).toContain("organiseert deze cursus zelf");
  });
});

describe("leaving", () => {
  it("is possible for somebody on the list of a course that left the site, before its job has run", async () => {
    const course = await aFullCourse();
    const [person] = await inLine(course, 1);
    const { browser: stranger } = await someone();
    const { db } = test.services;
    await db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    expect((await leave(stranger, course)).status).toBe(404);
    expect((await leave(person!.browser, course)).status).toBe(204);
    expect(await statesOf(course)).toEqual(["left"]);
  });
});
