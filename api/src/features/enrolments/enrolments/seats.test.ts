import { describe, expect, it } from "vitest";
import { later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { enrollers } from "./enrolling.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";
import { lockEnrolmentIfThere } from "./queries/lock-enrolment.ts";
import { holdSeat } from "./seats.ts";

const test = useTestApi();
const { free, paid, member, start, save, read } = enrollers(test);

describe("a seat that is held", () => {
  const hold = (enrolmentId: string) =>
    test.services.db
      .transaction()
      .execute(async (tx) =>
        holdSeat(tx, { ...test.services, now: test.clock.now() }, (await lockEnrolmentIfThere(tx, enrolmentId))!),
      );

  it("is held for another half hour when its holder starts to pay, an hour and a half in all", async () => {
    const { id } = await anEnrolment(test.services, { course_id: (await paid()).id, state: "paying" });
    const since = test.clock.now();
    const heldAfter = async (passed: number) => {
      test.clock.set(later(since, minutes(passed)));
      return ((await hold(id))!.getTime() - since.getTime()) / minutes(1);
    };
    expect([await heldAfter(0), await heldAfter(20), await heldAfter(45)]).toEqual([30, 50, 75]);
    expect([await heldAfter(70), await heldAfter(89)]).toEqual([90, 90]);
    test.clock.set(since);
  });

  it("is not needed where there is one for everybody", async () => {
    const course = await paid({ has_real_life_part: false });
    const { id } = await anEnrolment(test.services, { course_id: course.id, state: "begun" });
    expect(await hold(id)).toBeNull();
  });

  it("is counted apart from participants, both in the organiser's list and on the dashboard", async () => {
    const course = await paid({ max_participants: 9 });
    for (const state of ["paying", "paying", "lapsed", "enrolled", "delisted"] as const)
      await anEnrolment(test.services, { course_id: course.id, state });
    const organizer = await test.browser().signInAs(course.organizerId);
    const { data: dashboard } = (await organizer.get(`/courses/${course.slug}`)).body;
    const { data: list } = (await organizer.get("/me/manage/courses?all=1")).body;
    for (const seats of [dashboard, ...list]) expect([seats.filledSeats, seats.heldSeats]).toEqual([3, 2]);
    expect(list).toHaveLength(1);
  });

  it("counts as taken until it lapses, or once it is finalised until its participant is delisted", async () => {
    const course = await paid({ max_participants: 9 });
    for (const state of ["begun", "paying", "lapsed", "enrolled", "delisted"] as const)
      await anEnrolment(test.services, { course_id: course.id, state });
    const seatsOf = async () => {
      const { filledSeats, availableSeats } = (await test.browser().get(`/courses/${course.slug}`)).body.data;
      return [filledSeats, availableSeats];
    };
    expect(await seatsOf()).toEqual([2, 7]);
    test.clock.advance(test.services.config.enrolmentExpires);
    expect(await seatsOf()).toEqual([1, 8]);
  });

  it("does not let somebody else save an enrolment", async () => {
    const course = await paid();
    const [one, other] = [await member(), await member()];
    await start(one.browser, course.slug);
    await save(one.browser, course.slug);
    expect(await read(other.browser, course.slug)).toBeNull();
    const refusal = await save(other.browser, course.slug);
    expect([refusal.status, refusal.body.message]).toEqual([422, "Aanvaard eerst de voorwaarden."]);
  });
});

describe("a person cannot take a seat", () => {
  const messageOf = async (course: { slug: string }, roles?: Parameters<typeof aPerson>[1]) =>
    (await start((await member(roles)).browser, course.slug)).body.message;

  it("in a course that is closed, over, only shown or their own", async () => {
    expect(await messageOf(await free({ is_closed: true }))).toBe(
      "Voor deze cursus schrijf je je in met een uitnodiging.",
    );
    expect(await messageOf(await free({ enrollment_deadline: "2020-01-01" }))).toBe("Deadline voorbij");
    expect(await messageOf(await free({ has_enrollments: false }))).toContain("niet inschrijven");
    const organizer = await member({ roles: ["course_organizer"] });
    const own = await free({ organizer_id: organizer.id });
    expect((await start(organizer.browser, own.slug)).body.message).toContain("organiseert deze cursus zelf");
  });

  it("in an unpublished course, not even as staff; staff can in somebody else's published course", async () => {
    expect(await messageOf(await free({ published_at: null }), { roles: ["admin"] })).toContain("niet inschrijven");
    expect(await messageOf(await free(), { roles: ["admin"] })).toBeUndefined();
    const hidden = await start((await member()).browser, (await free({ published_at: null })).slug);
    expect(hidden.status).toBe(404);
  });

  it("under conditions that they did not read; the conditions that they accept are kept", async () => {
    const { browser } = await member();
    const course = await free();
    const refusal = await start(browser, course.slug, { conditionsVersion: "een-andere" });
    expect(Object.keys(refusal.body.errors)).toEqual(["conditionsVersion"]);
    const { conditionsVersion } = (await browser.get(`/courses/${course.slug}`)).body.data;
    expect((await start(browser, course.slug, { conditionsVersion })).status).toBe(200);
    const { db } = test.services;
    await db.updateTable("courses").set({ conditions: "<p>Anders.</p>" }).where("id", "=", course.id).execute();
    await start((await member()).browser, course.slug);
    const kept = db.selectFrom("course_conditions").select("body").where("course_id", "=", course.id).orderBy("id");
    expect((await read(browser, course.slug)).course.conditions).toBe("<p>Wie inschrijft, komt.</p>");
    expect((await kept.execute()).map(({ body }) => body)).toEqual(["<p>Wie inschrijft, komt.</p>", "<p>Anders.</p>"]);
  });

  it("again once they were delisted", async () => {
    const { browser, id: user_id } = await member();
    const course = await free();
    await anEnrolment(test.services, { course_id: course.id, user_id, state: "delisted" });
    for (const answer of [await start(browser, course.slug), await save(browser, course.slug)])
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("uitgeschreven")]);
  });
});
