import { beforeAll, describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { lockEnrolmentIfThere } from "../enrolments/queries/lock-enrolment.ts";
import { delistEnrolment } from "./delist-enrolment.ts";
import { participants } from "./delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});
const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind).toSorted();

describe("an organiser who delists a participant", () => {
  it("frees the seat, pays back by the scale, and writes a credit note", async () => {
    const payer = await made.somebodyWhoPaid({ settings: { max_participants: 1 } });
    const organizer = await made.organizerOf(payer.course);
    await made.untilHalfGoesBack();
    expect(await made.quote(organizer, payer)).toMatchObject({
      paidAmount: 123.45,
      refundAmount: 61.73,
      percentage: 50,
      addOns: [],
      dueAmount: 0,
    });
    expect((await made.delist(organizer, payer, { message: "Tot een volgende keer." })).status).toBe(204);
    const mails = await test.runJobs();
    expect(kindsOf(mails)).toEqual(["enrolments.delisted"]);
    expect(mails[0]).toMatchObject({ replyTo: "cursus@dekade.example", attachments: [{ type: "application/pdf" }] });
    expect(mails[0]?.paragraphs.join(" ")).toMatch(/Tot een volgende keer\..*€\s61,73 terug/);
    expect(await made.creditNotesOf(payer)).toMatchObject([{ total: 6173, lines: [{ code: "course" }] }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 6173 }]);
    expect(await made.enrolmentOf(payer)).toMatchObject({ delisted_as: "organizer", was_credited: true });
    expect(await made.notificationsOf(payer)).toContain("participantDelistedNotification");
    expect((await organizer.get(`/courses/${payer.slug}`)).body.data.availableSeats).toBe(1);
    const own = async () => (await payer.browser.get(`/courses/${payer.slug}/participation`)).body.data;
    expect(await own()).toMatchObject({ refundedAmount: 0, refundUnderwayAmount: 61.73 });
    // Delisting again changes nothing.
    expect((await made.delist(organizer, payer, { refundAmount: 10 })).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
    expect(await made.creditNotesOf(payer)).toHaveLength(1);
    await stub.setRefund((await made.refundsOf(payer))[0]?.provider_id ?? "", "refunded");
    expect(kindsOf(await test.runJobs())).toEqual(["enrolments.refunded"]);
    expect(await own()).toMatchObject({ refundedAmount: 61.73, refundUnderwayAmount: 0 });
    await made.expectBalanced(payer);
  });

  it("does nothing to people who are already delisted, even in a job that runs twice", async () => {
    const payer = await made.somebodyWhoPaid();
    await made.delist(await made.organizerOf(payer.course), payer, { refundAmount: 50 });
    const again = await test.services.db.transaction().execute(async (tx) => {
      const locked = (await lockEnrolmentIfThere(tx, payer.enrolmentId))!;
      const now = test.clock.now();
      return delistEnrolment(tx, test.services, { ...locked, as: "cancelled", refund: "all", by: null, now });
    });
    expect(again).toBeUndefined();
    expect(await made.creditNotesOf(payer)).toMatchObject([{ total: 5000 }]);
    await test.runJobs();
  });

  it("chooses another amount, from nothing to all that came in", async () => {
    const [nothing, all, more] = [
      await made.somebodyWhoPaid(),
      await made.somebodyWhoPaid(),
      await made.somebodyWhoPaid(),
    ];
    await made.delist(await made.organizerOf(nothing.course), nothing, { refundAmount: 0 });
    expect(await made.creditNotesOf(nothing)).toEqual([]);
    expect(await made.refundsOf(nothing)).toEqual([]);
    await made.delist(await made.organizerOf(all.course), all, { refundAmount: "123,45" });
    expect(await made.creditNotesOf(all)).toMatchObject([{ total: 12_345 }]);
    const refused = await made.delist(await made.organizerOf(more.course), more, { refundAmount: 123.46 });
    expect(refused.body.errors.refundAmount[0]).toMatch(/hoogstens €\s123,45/);
    expect((await made.enrolmentOf(more)).delisted_at).toBeNull();
    await test.runJobs();
    await made.expectBalanced(nothing, all, more);
  });

  it("pays back an add-on as a whole when it was not sent yet, and not when it was", async () => {
    const [waiting, gone] = [
      await made.somebodyWhoPaid({ choice: { bookEnabled: true } }),
      await made.somebodyWhoPaid({ choice: { bookEnabled: true } }),
    ];
    await test.services.db
      .updateTable("enrolment_add_ons")
      .set({ sent_at: test.clock.now() })
      .where("enrolment_id", "=", gone.enrolmentId)
      .execute();
    await made.untilHalfGoesBack();
    for (const payer of [waiting, gone]) await made.delist(await made.organizerOf(payer.course), payer);
    expect((await made.creditNotesOf(waiting)).map(({ total }) => total)).toEqual([6173 + 2340]);
    expect((await made.creditNotesOf(gone)).map(({ total }) => total)).toEqual([6173]);
    const credited = await test.services.db
      .selectFrom("enrolment_add_ons")
      .select("enrolment_id")
      .where("credited_at", "is not", null)
      .where("enrolment_id", "in", [waiting.enrolmentId, gone.enrolmentId])
      .execute();
    expect(credited).toEqual([{ enrolment_id: waiting.enrolmentId }]);
    await test.runJobs();
    await made.expectBalanced(waiting, gone);
  });

  it("pays back from the newest payment first", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await made.choose(payer, { bookEnabled: true });
    test.clock.advance(60_000);
    await made.pay(payer);
    const second = await made.newestOf(payer);
    for (const id of [payer.providerId, second.provider_id ?? ""]) {
      await stub.setState(id, "paid");
      await test.runJobs();
      test.clock.advance(60_000);
    }
    const course = await test.services.db
      .selectFrom("courses")
      .select("organizer_id as organizerId")
      .where("slug", "=", payer.slug)
      .executeTakeFirstOrThrow();
    await made.delist(await made.organizerOf(course), payer, { refundAmount: 200 });
    await test.runJobs();
    expect(stub.payment(second.provider_id ?? "").refunds).toMatchObject([{ cents: 14_685 }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 20_000 - 14_685 }]);
  });

  it("pays back by hand what came in by instalments, and cancels what was still due", async () => {
    const payer = await made.somebodyWhoPaid();
    const { db, clock } = test.services;
    // As if it had been paid by transfer.
    const { lines, choice } = await made.newestOf(payer);
    const plan = await db
      .insertInto("instalments")
      .values({
        enrolment_id: payer.enrolmentId,
        state: "approved",
        payment_state: "running",
        reason: "Liever in twee keer.",
        lines: JSON.stringify(lines),
        choice: JSON.stringify(choice),
        total: 12_345,
        paid: 10_000,
        requested_at: clock.now(),
        decided_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("payments")
      .set({ state: "failed", failure: "failed", paid_at: null, received: null })
      .where("id", "=", payer.paymentId)
      .execute();
    const keeper = await aPerson(test.services);
    const entry = { instalment_id: plan.id, entered_at: test.clock.now() };
    await db
      .insertInto("instalment_entries")
      .values([
        { ...entry, paid: 5000 },
        { ...entry, paid: 10_000, entered_at: later(entry.entered_at, days(1)), entered_by: keeper.id },
      ])
      .execute();
    await made.untilHalfGoesBack();
    const organizer = await made.organizerOf(payer.course);
    // They owe half, and paid more than that.
    expect(await made.quote(organizer, payer)).toMatchObject({
      paidAmount: 100,
      refundAmount: 38.28,
      dueAmount: 23.45,
    });
    await made.delist(organizer, payer);
    expect(await made.creditNotesOf(payer)).toMatchObject([{ total: 2345 + 3828 }]);
    const refund = await db.selectFrom("refunds").selectAll().where("instalment_id", "=", plan.id).executeTakeFirst();
    expect(refund).toMatchObject({ way: "transfer", state: "queued", amount: 3828 });
    expect(kindsOf(await test.runJobs())).toEqual(["enrolments.delisted"]);
    const bookkeeper = await made.aBookkeeper();
    const { data } = (await bookkeeper.get("/staff/refunds?state=to-transfer")).body;
    expect(data).toContainEqual(
      expect.objectContaining({ id: refund?.id, paymentId: null, amount: 38.28, enteredBy: keeper.nickname }),
    );
    const done = await bookkeeper.post(`/staff/refunds/${refund?.id}/transferred`, { iban: "BE68539007547034" });
    expect(done.body.data).toMatchObject({ state: "refunded", iban: "BE68539007547034" });
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ kind: "enrolments.refunded", subject: expect.stringMatching(/€\s38,28/) });
  });

  it("must manage the course", async () => {
    const payer = await made.somebodyWhoPaid();
    const other = await test.browser().signInAs((await aPerson(test.services, { roles: ["course_organizer"] })).id);
    for (const browser of [other, payer.browser]) {
      expect((await made.delist(browser, payer)).status).toBe(404);
      expect((await made.relist(browser, payer)).status).toBe(404);
      expect((await browser.get(`/course-participants/${payer.enrolmentId}/refund-quote`)).status).toBe(404);
    }
    const paying = await made.aPayer(payer.course);
    expect((await made.delist(await made.organizerOf(payer.course), paying)).status).toBe(422);
  });
});

describe("a payment that comes in from somebody who was delisted", () => {
  it("is left for a decision, enrols nobody and mails nobody that they are enrolled", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await made.choose(payer, { bookEnabled: true });
    await made.pay(payer);
    const second = await made.newestOf(payer);
    await stub.setState(second.provider_id ?? "", "paid");
    await test.runJobs();
    const [admin] = [await aPerson(test.services, { roles: ["admin"] })];
    await made.delist(await test.browser().signInAs(admin.id), payer);
    await test.runJobs();
    await stub.setState(payer.providerId, "paid");
    expect(kindsOf(await test.runJobs()).filter((kind) => kind !== "enrolments.anomaly")).toEqual([]);
    const [anomaly] = await made.anomaliesOf(payer);
    expect(anomaly?.kind).toBe("paid-after-delisting");
    const bookkeeper = await made.aBookkeeper();
    const { data } = (await bookkeeper.get(`/staff/anomalies/${anomaly?.id}`)).body;
    expect(data.choices).toEqual(["refund", "dismiss"]);
  });
});
