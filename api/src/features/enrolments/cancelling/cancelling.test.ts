import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { courseCancelledMail } from "../enrolments/enrolment.mail-kinds.ts";
import { participants } from "../delisting/delisting.factory.ts";
import { cancellingDesk } from "./cancelling.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});

type Course = Awaited<ReturnType<typeof made.aPaidCourse>>;
const deskOf = async (course: Course) => cancellingDesk(await made.organizerOf(course), course);
const delistedIn = (course: Course) =>
  test.services.db
    .selectFrom("enrolments")
    .select(["id", "delisted_as"])
    .where("course_id", "=", course.id)
    .where("delisted_at", "is not", null)
    .execute();

/**
 * Enrolled, with an invoice of € 120 that was paid at Mollie, and was sent to their own address unless another is
 * given.
 */
async function somebodyInvoiced({ id: courseId }: Course, invoicedAt?: string) {
  const { id: userId, email } = await aPerson(test.services);
  const payer = await anInvoice(test.services, { courseId, userId, buyer: { email: invoicedAt ?? email } });
  stub.add({ id: payer.providerId ?? "", cents: 12_000, status: "paid", metadata: { paymentId: payer.paymentId } });
  return { ...payer, email };
}

describe("a course that is called off (docs/product/courses.md#cancelling)", () => {
  it("pays all of it back to everybody, with a credit note and a mail each, once", async () => {
    const course = await made.aPaidCourse();
    const payers = [];
    for (let count = 0; count < 4; count++) payers.push(await made.somebodyWhoPaid({ course }));
    const free = await anEnrolment(test.services, { course_id: course.id });
    await test.runJobs();
    // Past the last day on which the scale gives all of it back.
    test.clock.advance(days(27));
    const { look, cancel } = await deskOf(course);
    expect(await look()).toEqual({
      canCancel: true,
      cancelledAt: null,
      message: null,
      participants: 5,
      enrolled: 5,
      waiting: 0,
      refund: 493.8,
      done: 0,
      isDone: false,
    });
    const pressed = await Promise.all([1, 2].map(() => cancel(493.8, "De lesgever is ziek.")));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await look()).toMatchObject({ canCancel: false, participants: 5, refund: 493.8, done: 0, isDone: false });
    const mails = await test.runJobs();
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "enrolments.course-cancelled"));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(5);
    expect(mails.filter(({ attachments }) => attachments?.length === 1)).toHaveLength(4);
    const [mail] = mails.filter(({ attachments }) => attachments);
    expect(mail).toMatchObject({ subject: `${course.title} gaat niet door`, replyTo: "cursus@dekade.example" });
    expect(mail?.paragraphs.join(" ")).toMatch(/De lesgever is ziek\..*€\s123,45.*Haal hem daar dan uit/);
    for (const payer of payers) {
      expect(await made.creditNotesOf(payer)).toMatchObject([{ total: 12_345, reason: "De cursus gaat niet door." }]);
      expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
    }
    for (const id of [...payers.map((payer) => payer.id), free.user_id ?? ""]) {
      const told = await made.notificationsOf({ id });
      expect(told).toContain("courseCancelled");
      // Not notified that the organiser delisted them.
      expect(told).not.toContain("participantDelistedNotification");
    }
    expect(await delistedIn(course)).toContainEqual({ id: free.id, delisted_as: "cancelled" });
    expect(await look()).toMatchObject({ participants: 5, refund: 493.8, done: 5, isDone: true });
    expect((await cancel(0)).status).toBe(200);
    expect(await test.runJobs()).toEqual([]);
    await made.expectBalanced(...payers);
  });

  it("tells the address for the invoice why there is a credit note", async () => {
    const course = await made.aPaidCourse();
    await somebodyInvoiced(course, "boekhouding@dekade.example");
    const { cancel } = await deskOf(course);
    await cancel(120);
    const mail = (await test.runJobs()).find(({ to }) => to === "boekhouding@dekade.example");
    expect(mail?.paragraphs.join()).toContain(`‘${course.title}’ gaat niet door.`);
    expect(mail?.attachments).toHaveLength(1);
  });

  it("pays all of it back even to people who would get less if they were delisted before their job runs", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.somebodyWhoPaid({ course });
    test.clock.advance(days(27));
    const { browser, cancel } = await deskOf(course);
    expect((await cancel(123.45)).status).toBe(200);
    expect((await made.delist(browser, payer, { refundAmount: 0 })).status).toBe(422);
    await test.runJobs();
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
  });

  it("sends forty people a mail, a credit note and their money each, even when pressed twice at once", async () => {
    const course = await made.aPaidCourse({ max_participants: 40 });
    const payers = [];
    for (let count = 0; count < 40; count++) payers.push(await somebodyInvoiced(course));
    const enrolmentIds = payers.map(({ enrolmentId }) => enrolmentId);
    await test.runJobs();
    const { look, cancel } = await deskOf(course);
    const pressed = await Promise.all([1, 2].map(() => cancel(4800)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await test.runJobs();
    expect((await cancel(4800)).status).toBe(200);
    expect(await test.runJobs()).toEqual([]);
    expect(mails.map(({ kind, attachments }) => [kind, attachments?.length])).toEqual(
      payers.map(() => ["enrolments.course-cancelled", 1]),
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(payers.map(({ email }) => email).toSorted());
    const notes = await test.services.db
      .selectFrom("invoices")
      .select(["enrolment_id", "total"])
      .where("series", "=", "credit-note")
      .where("enrolment_id", "in", enrolmentIds)
      .execute();
    expect(notes.map(({ total }) => total)).toEqual(payers.map(() => 12_000));
    expect(new Set(notes.map(({ enrolment_id }) => enrolment_id)).size).toBe(40);
    const refunds = payers.map(({ providerId }) => stub.payment(providerId ?? "").refunds.map(({ cents }) => cents));
    expect(refunds).toEqual(payers.map(() => [12_000]));
    expect(await look()).toMatchObject({ participants: 40, refund: 4800, done: 40, isDone: true });
    // Not notified that the organiser delisted them.
    expect(await made.notificationsOf({ id: payers[0]?.userId ?? "" })).toEqual(["courseCancelled"]);
    await made.expectBalanced(...payers);
  });

  it("mails about the money in either order: the refund mail says why, the other one that it is back", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.somebodyWhoPaid({ course });
    await (await deskOf(course)).cancel(123.45);
    const [first] = await test.runJobs();
    expect(first?.paragraphs.join(" ")).toMatch(/Je krijgt alles terug: €\s123,45\..*Zodra het gebeurd is, krijg je/);
    const [refund] = stub.payment(payer.providerId).refunds;
    await stub.setRefund(refund?.id ?? "", "refunded");
    const [back] = await test.runJobs();
    expect(back?.kind).toBe("enrolments.refunded");
    expect(back?.paragraphs[0]).toBe(`‘${course.title}’ gaat niet door.`);
    // A provider that pays back at once does so before the job of this mail.
    const { enrolmentId } = payer;
    const [after] = await test.runJob(courseCancelledMail, { enrolmentId, creditNoteIds: [], refunded: 12_345 });
    expect(after?.preview).toMatch(/^We betaalden €\s123,45 terug\.$/);
    expect(after?.paragraphs.join(" ")).toMatch(/We betaalden alles terug: €\s123,45\./);
    expect(after?.paragraphs.join(" ")).not.toContain("aparte mail");
  });

  it("counts participants apart from people who are still paying", async () => {
    const course = await made.aPaidCourse();
    for (const state of ["enrolled", "paying"] as const)
      await anEnrolment(test.services, { course_id: course.id, state });
    expect(await (await deskOf(course)).look()).toMatchObject({ participants: 2, enrolled: 1 });
  });

  it("shows its progress, and goes on with the people who are left", async () => {
    const course = await made.aPaidCourse();
    const payers = [await made.somebodyWhoPaid({ course }), await made.somebodyWhoPaid({ course })];
    const { look, cancel } = await deskOf(course);
    await cancel(246.9);
    const [first] = payers;
    const waitFor = (interval: string) =>
      sql`update pgboss.job set start_after = now() + ${interval}::interval
        where name = 'enrolments.delist-cancelled' and data ->> 'enrolmentId' = ${first?.enrolmentId}`.execute(
        test.services.db,
      );
    await waitFor("1 day");
    await test.runJobs();
    expect(await look()).toMatchObject({ participants: 2, refund: 246.9, done: 1, isDone: false });
    await waitFor("0 days");
    await test.runJobs();
    expect(await look()).toMatchObject({ participants: 2, refund: 246.9, done: 2, isDone: true });
  });

  it("leaves out people who are erased before their job runs", async () => {
    const course = await made.aPaidCourse({ pricing_strategy: "free", price: null });
    const gone = await anEnrolment(test.services, { course_id: course.id });
    const other = await anEnrolment(test.services, { course_id: course.id });
    const { cancel } = await deskOf(course);
    await cancel(0);
    await test.services.db.deleteFrom("enrolments").where("id", "=", gone.id).execute();
    const mails = await test.runJobs();
    expect(mails.map(({ kind }) => kind)).toEqual(["enrolments.course-cancelled"]);
    expect(await delistedIn(course)).toEqual([{ id: other.id, delisted_as: "cancelled" }]);
  });

  it("is confirmed with the amount that is paid back, and asks again when that has changed", async () => {
    const course = await made.aPaidCourse();
    await made.somebodyWhoPaid({ course });
    const { browser, cancel, look } = await deskOf(course);
    const refusal = await cancel(0);
    expect([refusal.status, refusal.body.code]).toEqual([409, "refund-changed"]);
    expect(refusal.body.message).toMatch(/€\s123,45 terugbetaald/);
    expect(await look()).toMatchObject({ cancelledAt: null });
    for (const refund of [-1, 0.001, "x"])
      expect((await browser.post(`/courses/${course.slug}/cancel`, { refund })).status).toBe(422);
  });

  it("is refused when it is over, only announced, or somebody else's", async () => {
    const course = await made.aPaidCourse();
    const other = await test.browser().signInAs((await aPerson(test.services, { roles: ["course_organizer"] })).id);
    for (const call of [
      other.get(`/courses/${course.slug}/cancellation`),
      other.post(`/courses/${course.slug}/cancel`, { refund: 0 }),
    ])
      expect((await call).status).toBe(404);
    test.clock.advance(days(120));
    const { look, cancel } = await deskOf(course);
    expect((await look()).canCancel).toBe(false);
    expect((await cancel(0)).body.message).toContain("voorbij");
  });

  it("stops people who are enrolling at that moment, and frees the seats of people who were paying", async () => {
    const course = await made.aPaidCourse({ max_participants: 9 });
    const paying = await made.aPayerAtMollie(course, { choice: {} });
    const { cancel } = await deskOf(course);
    const enrolling = await test.browser().signInAs((await aPerson(test.services)).id);
    const acts = [() => cancel(0), () => enrolling.post(`/courses/${course.slug}/participate/start`, {})];
    expect(await statusesInOrder(test)(holdRow("courses", course.id), acts)).toEqual([200, 422]);
    // Paid before the job ran.
    const startIn = (interval: string) =>
      sql`update pgboss.job set start_after = now() + ${interval}::interval
        where name = 'enrolments.delist-cancelled' and state = 'created'`.execute(test.services.db);
    await startIn("1 day");
    await stub.setState(paying.providerId, "paid");
    await test.runJobs();
    expect((await made.enrolmentOf(paying)).finalized_at).toBeNull();
    await startIn("0 days");
    await test.runJobs();
    expect((await made.enrolmentOf(paying)).finalized_at).toBeNull();
    expect(await made.invoicesOf(paying)).toEqual([]);
    expect(await delistedIn(course)).toHaveLength(1);
    expect((await paying.browser.get(`/courses/${course.slug}/participation/payment-url`)).status).toBe(422);
  });

  it("disappears from the lists, keeps its page with what happened, and remains called off", async () => {
    const course = await made.aPaidCourse();
    const { browser, cancel } = await deskOf(course);
    const listed = async () => {
      const found = await test.browser().get("/courses?page=1");
      return found.body.data.map(({ slug }: { slug: string }) => slug);
    };
    expect(await listed()).toContain(course.slug);
    await cancel(0, "Te weinig inschrijvingen.");
    const seen = (await test.browser().get(`/courses/${course.slug}`)).body.data;
    expect(seen).toMatchObject({ cancelledAt: expect.any(String), cancelMessage: "Te weinig inschrijvingen." });
    expect(await listed()).not.toContain(course.slug);
    expect((await browser.get(`/courses/${course.slug}`)).body.data.me.can).toMatchObject({
      publish: false,
      unpublish: false,
      delete: true,
    });
    expect((await browser.post(`/courses/${course.slug}/unpublish`)).status).toBe(422);
  });
});
