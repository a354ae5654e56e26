import { beforeAll, describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { PERSON } from "../enrolments/enrolling.factory.ts";
import { aPlace } from "./waiting-list.factory.ts";
import { waiters } from "./waiting.factory.ts";

const test = useTestApi();
const { aFullCourse, inLine, someone, freeSeat, join, leave, start, read, aMinutePasses, statesOf } = waiters(test);
const FULL = "Deze cursus is vol.";

beforeAll(() => aHouse(test.services));

describe("a free seat", () => {
  it("is offered to whoever has waited longest, shown as taken to others, and passed on when declined", async () => {
    const course = await aFullCourse({ max_participants: 4 });
    const people = await inLine(course, 10);
    const { browser: other } = await someone();
    for (const seat of course.seats.slice(0, 3)) await freeSeat(seat);
    // Before any job has run.
    expect((await start(other, course)).body.message).toBe(FULL);
    const mails = await aMinutePasses();
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(
      [..."ooo", ..."wwwwwww"].map((state) => (state === "o" ? "offered" : "waiting")),
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      people
        .slice(0, 3)
        .map(({ email }) => email)
        .toSorted(),
    );
    expect(await read(other, course)).toMatchObject({
      availableSeats: 0,
      filledSeats: 4,
      heldSeats: 3,
      me: { can: { startParticipation: false } },
    });
    expect((await start(other, course)).body.message).toBe(FULL);
    expect((await start(people[3]!.browser, course)).body.message).toBe(FULL);

    const token = /plaats-weigeren\?token=([^"&\s]+)/.exec(JSON.stringify(mails[0]))?.[1] ?? "";
    const visitor = test.browser();
    const offer = async () => (await visitor.get(`/seat-offers/${token}`)).body.data;
    expect(await offer()).toMatchObject({ state: "offered", course: { slug: course.slug } });
    const decline = () => visitor.send("POST", `/seat-offers/${token}/decline`, "organization", { body: {} });
    expect([(await decline()).status, (await decline()).status]).toEqual([204, 204]);
    expect(await offer()).toMatchObject({ state: "declined" });
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([people[3]!.email]);
    expect((await visitor.get(`/seat-offers/${token}x`)).status).toBe(404);
    expect((await visitor.send("POST", `/seat-offers/${token}x/decline`, "organization", { body: {} })).status).toBe(
      404,
    );
  });

  it("goes to the person who enrols in time, who is also notified in the product", async () => {
    const course = await aFullCourse();
    const [person] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    const { browser } = person!;
    const told = async () =>
      (await browser.get("/me/notifications")).body.data.map(({ type }: { type: string }) => type);
    expect(await told()).toEqual(["courseSeatOffered"]);
    expect(await read(browser, course)).toMatchObject({
      waitingList: { me: { state: "offered", position: null } },
      me: { can: { startParticipation: true } },
    });
    expect((await start(browser, course)).status).toBe(200);
    const body = { ...PERSON };
    expect((await browser.post(`/courses/${course.slug}/participate/save-data`, body)).status).toBe(200);
    expect(await statesOf(course)).toEqual(["enrolled", "waiting"]);
    expect(await told()).toEqual(["participantParticipationSuccessfulNotification"]);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["enrolled", "waiting"]);
    const { db } = test.services;
    const { token } = await aPlace(test.services, { course_id: (await aFullCourse()).id, state: "offered" });
    await db
      .updateTable("waiting_list_entries")
      .set({ state: "enrolled", ended_at: test.clock.now() })
      .where("id", "=", token.split(".")[0]!)
      .execute();
    expect((await browser.post(`/seat-offers/${token}/decline`)).status).toBe(422);
  });

  it("goes to the next person when its time is over, and the list can be joined again", async () => {
    const course = await aFullCourse();
    const [one, other] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    test.clock.advance(hours(48));
    // Whether or not a job has noticed it.
    expect((await start(one!.browser, course)).body.message).toBe(FULL);
    const mails = (await aMinutePasses()).filter(({ to }) => [one!.email, other!.email].includes(to));
    expect(mails.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      `enrolments.seat-offer-lapsed ${one!.email}`,
      `enrolments.seat-offered ${other!.email}`,
    ]);
    expect(await statesOf(course)).toEqual(["lapsed", "offered"]);
    expect((await join(one!.browser, course)).body.data).toMatchObject({ state: "waiting", position: 1 });
  });

  it("is one seat while its holder pays, and stays theirs as long as the offer lasts", async () => {
    const course = await aFullCourse({ max_participants: 2, pricing_strategy: "paid", price: 12_000 });
    const [person] = await inLine(course, 1);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    const { browser } = person!;
    await start(browser, course);
    expect(
      (await browser.post(`/courses/${course.slug}/participate/save-data`, { ...PERSON, useInvoicingAddress: false }))
        .status,
    ).toBe(200);
    expect((await read(test.browser(), course)).filledSeats).toBe(2);
    test.clock.advance(hours(1));
    await aMinutePasses();
    expect((await start(browser, course)).body.data.reservedUntil).not.toBeNull();
    // Held by paying, past the end of the offer.
    test.clock.advance(hours(47) - 1000);
    await start(browser, course);
    test.clock.advance(2000);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["offered"]);
    test.clock.advance(hours(1));
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["lapsed"]);
  });

  it("is offered at once when somebody is delisted", async () => {
    const course = await aFullCourse();
    const [person] = await inLine(course, 1);
    const organizer = await test.browser().signInAs(course.organizerId);
    expect((await organizer.post(`/course-participants/${course.seats[0]}/delist`, {})).status).toBe(204);
    expect((await test.runJobs()).filter(({ to }) => to === person!.email)).toHaveLength(1);
    expect(await statesOf(course)).toEqual(["offered"]);
  });

  it("goes to the next within a minute when its holder is erased", async () => {
    const course = await aFullCourse();
    const [gone] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    await test.services.db.deleteFrom("users").where("id", "=", gone!.id).execute();
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["offered"]);
  });

  it("is offered to nobody whom staff blocked, nor kept for them", async () => {
    const course = await aFullCourse();
    const [blocked, next] = await inLine(course, 2);
    const { db } = test.services;
    await db.updateTable("users").set({ blocked_at: test.clock.now() }).where("id", "=", blocked!.id).execute();
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["waiting", "offered"]);
    await leave(next!.browser, course);
    expect((await read(test.browser(), course)).availableSeats).toBe(1);
  });

  it("goes to the next person within a minute when its holder is blocked, who gets no mail", async () => {
    const course = await aFullCourse();
    const [blocked, next] = await inLine(course, 2);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    expect(await statesOf(course)).toEqual(["offered", "waiting"]);
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", blocked!.id).execute();
    const mails = await aMinutePasses();
    expect(await statesOf(course)).toEqual(["lapsed", "offered"]);
    expect(mails.map(({ to }) => to)).toEqual([next!.email]);
  });

  it("counts as free when its holder is blocked and nobody waits", async () => {
    const course = await aFullCourse();
    const [blocked] = await inLine(course, 1);
    await freeSeat(course.seats[0]!);
    await aMinutePasses();
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", blocked!.id).execute();
    expect((await read(test.browser(), course)).availableSeats).toBe(1);
  });
});

it("shows the people who wait to those who manage the course, and to nobody else", async () => {
  const course = await aFullCourse();
  await inLine(course, 2);
  await freeSeat(course.seats[0]!);
  await aMinutePasses();
  const list = async (personId: string) =>
    (await test.browser().signInAs(personId)).get(`/courses/${course.slug}/waiting-list`);
  const { body } = await list(course.organizerId);
  expect(body.data).toMatchObject([
    { state: "offered", position: null, user: { nickname: expect.any(String) } },
    { state: "waiting", position: 1, offeredUntil: null },
  ]);
  expect((await list((await someone()).id)).status).toBe(404);
});
