import { emailOf } from "#features/people/people/person.factory.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { days, later, minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { aPlace } from "../waiting-list/waiting-list.factory.ts";
import { participants } from "./delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});

describe("an organiser who releases the seat of somebody who is still paying", () => {
  it("frees it for somebody else, and lets go of the open payment", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    const organizer = await made.organizerOf(course);
    const seats = async () => (await organizer.get(`/courses/${payer.slug}`)).body.data.availableSeats;
    expect(await seats()).toBe(0);
    const release = () =>
      organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, { message: "De groep staat vast." });
    expect((await release()).status).toBe(204);
    expect(await seats()).toBe(1);
    expect((await made.newestOf(payer)).failure).toBe("let-go");
    expect((await organizer.get(`/course-participants/${payer.enrolmentId}`)).status).toBe(404);
    const released = (await test.runJobs()).filter(({ kind }) => kind === "enrolments.seat-released");
    expect(released).toMatchObject([{ replyTo: "cursus@dekade.example" }]);
    expect(released[0]?.paragraphs).toContain("De groep staat vast.");
    expect(released[0]?.action?.label).toBe("Werk je inschrijving af");
    expect((await payer.browser.get("/me/courses/participations")).body.data).toMatchObject([{ hasLostSeat: true }]);
  });

  it("frees it even when it came from the waiting list, for the person who waits next", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayer(course);
    const of = { course_id: course.id };
    const { token } = await aPlace(test.services, { ...of, user_id: payer.id, state: "offered" });
    const next = await aPlace(test.services, of);
    const organizer = await made.organizerOf(course);
    expect((await organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, {})).status).toBe(204);
    expect((await organizer.get(`/seat-offers/${token}`)).body.data.state).toBe("over");
    const mails = await test.runJobs();
    const email = await emailOf(test.services, next.user_id);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual(
      expect.arrayContaining([["enrolments.seat-offered", email]]),
    );
    // The offer no longer gives them the seat: somebody else has it.
    expect((await payer.browser.post(`/courses/${payer.slug}/participate/start`, {})).body.message).toBe(
      "Deze cursus is vol.",
    );
  });

  it("need not do so when its holder declines the offer that gave it to them: that frees it as well", async () => {
    const course = await made.aPaidCourse({ max_participants: 3 });
    const of = { course_id: course.id };
    const [payer, leaver, asker] = [
      await made.aPayerAtMollie(course),
      await made.aPayer(course),
      await made.aPayer(course),
    ];
    const { token } = await aPlace(test.services, { ...of, user_id: payer.id, state: "offered" });
    for (const { id } of [leaver, asker]) await aPlace(test.services, { ...of, user_id: id, state: "offered" });
    const next = [await aPlace(test.services, of), await aPlace(test.services, of), await aPlace(test.services, of)];
    const offers = async () => {
      await test.runJobs();
      const rows = await test.services.db
        .selectFrom("waiting_list_entries")
        .select("id")
        .where("course_id", "=", course.id)
        .where("state", "=", "offered")
        .execute();
      return next.map(({ id }) => rows.some((row) => row.id === id));
    };
    const leave = ({ browser }: typeof leaver) => browser.delete(`/courses/${course.slug}/waiting-list`);
    expect((await payer.browser.post(`/seat-offers/${token}/decline`)).status).toBe(204);
    expect((await made.newestOf(payer)).failure).toBe("let-go");
    expect(await offers()).toEqual([true, false, false]);
    expect((await leave(leaver)).status).toBe(204);
    expect(await offers()).toEqual([true, true, false]);
    // The person who asked to pay in instalments waits for the organiser: that request holds their seat.
    await test.services.db
      .updateTable("enrolments")
      .set({ has_open_request: true })
      .where("id", "=", asker.enrolmentId)
      .execute();
    expect((await leave(asker)).status).toBe(204);
    expect(await offers()).toEqual([true, true, false]);
  });

  it("does not invite people to go on when they no longer can, once the deadline is over", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    const organizer = await made.organizerOf(course);
    await test.services.db
      .updateTable("courses")
      .set({ enrollment_deadline: "2020-01-01" })
      .where("id", "=", course.id)
      .execute();
    await organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, {});
    const [mail] = (await test.runJobs()).filter(({ kind }) => kind === "enrolments.seat-released");
    expect(mail?.paragraphs.at(-1)).toBe("Je kan je voor deze cursus niet meer inschrijven.");
    expect(mail?.action).toBeUndefined();
  });

  it("mails nobody who had already lost the seat, or who holds one again when the mail goes out", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayer(course);
    const organizer = await made.organizerOf(course);
    const release = () => organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, {});
    await release();
    expect((await payer.browser.post(`/courses/${payer.slug}/participate/start`, {})).status).toBe(200);
    expect((await payer.browser.get("/me/courses/participations")).body.data).toMatchObject([{ hasLostSeat: false }]);
    expect(await test.runJobs()).toEqual([]);
    const late = await made.aPayerAtMollie(course);
    test.clock.advance(minutes(31));
    const releaseLate = () => organizer.post(`/course-participants/${late.enrolmentId}/release-seat`, {});
    expect((await releaseLate()).status).toBe(204);
    expect((await test.runJobs()).filter(({ kind }) => kind === "enrolments.seat-released")).toEqual([]);
  });

  it("also ends the payment of people who began before there was a maximum, for whom no seat was held", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await test.services.db
      .updateTable("enrolments")
      .set({ reserved_since: null, reserved_until: null })
      .where("id", "=", payer.enrolmentId)
      .execute();
    const organizer = await made.organizerOf(course);
    const release = await organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, {});
    expect(release.status).toBe(204);
    expect((await made.newestOf(payer)).failure).toBe("let-go");
  });

  it("is refused where there is a seat for everybody, unless one is held", async () => {
    const course = await made.aPaidCourse({ has_real_life_part: false });
    const payer = await made.aPayerAtMollie(course, { reserved_since: null, reserved_until: null });
    const organizer = await made.organizerOf(course);
    const release = () => organizer.post(`/course-participants/${payer.enrolmentId}/release-seat`, {});
    expect((await release()).status).toBe(422);
    expect((await made.newestOf(payer)).failure).toBeNull();
    const reserved_until = later(test.clock.now(), days(2));
    await test.services.db
      .updateTable("enrolments")
      .set({ reserved_since: test.clock.now(), reserved_until })
      .where("id", "=", payer.enrolmentId)
      .execute();
    expect((await release()).status).toBe(204);
    expect((await made.newestOf(payer)).failure).toBe("let-go");
  });
});
