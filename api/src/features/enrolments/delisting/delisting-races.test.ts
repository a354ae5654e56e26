import { beforeAll, describe, expect, it } from "vitest";
import { useMollie } from "#testing/use-mollie.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { PERSON } from "../enrolments/enrolling.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { participants } from "./delisting.factory.ts";

/* Concurrent decisions about one participant, or one seat: the outcome is as if one of them had come first. */

const { test, mollie: stub } = useMollie({ DATABASE_POOL: "40" });
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});

const inOrder = (courseId: string, acts: readonly (() => Promise<unknown>)[]) =>
  inOrderOf(test)(holdRow("courses", courseId), acts);

describe("ten organisers who delist the same person at once", () => {
  it("write one credit note, and pay back once", async () => {
    const payer = await made.somebodyWhoPaid();
    const organizer = await made.organizerOf(payer.course);
    await inOrder(
      payer.course.id,
      Array.from({ length: 10 }, () => () => made.delist(organizer, payer)),
    );
    await test.runJobs();
    expect(await made.creditNotesOf(payer)).toHaveLength(1);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
  });
});

describe("an organiser and a participant who end the same enrolment at once", () => {
  it("do so once", async () => {
    const payer = await made.somebodyWhoPaid();
    const organizer = await made.organizerOf(payer.course);
    await inOrder(payer.course.id, [
      () => payer.browser.post(`/courses/${payer.slug}/participation/leave`, { refundAmount: 123.45 }),
      () => made.delist(organizer, payer, { refundAmount: 50 }),
    ]);
    await test.runJobs();
    expect(await made.creditNotesOf(payer)).toMatchObject([{ total: 12_345 }]);
    expect(await made.enrolmentOf(payer)).toMatchObject({ delisted_as: "participant" });
  });
});

describe("a payment that comes in while the person who paid is being delisted", () => {
  it("is paid back when it comes first, and is left for a decision when it comes after", async () => {
    const payer = await made.somebodyWhoPaid();
    await made.expectBalanced(payer);
    const organizer = await made.organizerOf(payer.course);
    await made.delist(organizer, payer);
    await made.relist(organizer, payer);
    await test.runJobs();
    await made.choose(payer);
    await made.pay(payer);
    const second = await made.newestOf(payer);
    await stub.setState(second.provider_id ?? "", "paid", { isSilent: true });
    // The course is called off, for example, while Mollie notifies us.
    await inOrder(payer.course.id, [
      () => stub.notify(second.provider_id ?? "").then(() => test.runJobs()),
      () => made.delist(organizer, payer),
    ]);
    await test.runJobs();
    const { delisted_at, finalized_at } = await made.enrolmentOf(payer);
    expect(Boolean(delisted_at)).toBe(Boolean(finalized_at));
    await made.expectBalanced(payer);
  });
});

describe("a delist request that is declined while its person is erased", () => {
  it("no longer exists", async () => {
    const { db } = test.services;
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const { id } = await anEnrolment(test.services, { course_id: course.id, delist_requested_at: test.clock.now() });
    const bookkeeper = await made.aBookkeeper();
    const decline = () => bookkeeper.post(`/staff/delist-requests/${id}/decline`, { message: "Toch niet." });
    const declined: ReturnType<typeof decline>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom("courses").select("id").where("id", "=", course.id).forUpdate().execute();
      await tx.deleteFrom("enrolments").where("id", "=", id).execute();
      declined.push((await test.started(decline)).result);
    });
    expect((await declined[0])?.status).toBe(404);
  });
});

describe("the last seat", () => {
  it("goes either to the person relisted or to the one who enrols, never to both, in twenty rounds", async () => {
    const course = await made.aPaidCourse({ max_participants: 1, pricing_strategy: "free", price: null });
    const organizer = await made.organizerOf(course);
    const { db } = test.services;
    for (let round = 0; round < 20; round += 1) {
      const gone = await anEnrolment(test.services, { course_id: course.id, state: "delisted" });
      const person = await aPerson(test.services);
      const browser = await test.browser().signInAs(person.id);
      await browser.post(`/courses/${course.slug}/participate/start`, {});
      const acts = [
        () => made.relist(organizer, { enrolmentId: gone.id }),
        () => browser.post(`/courses/${course.slug}/participate/save-data`, PERSON),
      ];
      await inOrder(course.id, round % 2 === 0 ? acts : acts.toReversed());
      const active = db
        .selectFrom("enrolments")
        .select("id")
        .where("course_id", "=", course.id)
        .where("finalized_at", "is not", null)
        .where("delisted_at", "is", null);
      expect(await active.execute()).toHaveLength(1);
      await db
        .updateTable("enrolments")
        .set({ delisted_at: test.clock.now() })
        .where("course_id", "=", course.id)
        .execute();
    }
    await test.runJobs();
  });
});
