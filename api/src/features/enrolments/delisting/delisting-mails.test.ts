import { expect, it } from "vitest";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse, anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import * as kinds from "../enrolments/enrolment.mail-kinds.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { delistingMailJobs } from "./delisting.mail-jobs.ts";

/* A mail does not say what is no longer true when it leaves (docs/product/enrolments.md#mails). */

const test = useTestApi();

const somebody = async (wanted: Partial<Parameters<typeof anEnrolment>[1]> = {}) =>
  anEnrolment(test.services, { ...wanted, course_id: (await aCourse(test.services, { has_enrollments: true })).id });

it("people who were relisted in the meantime are not mailed that they were delisted", async () => {
  const mails = async (enrolmentId: string) =>
    test.runJob(kinds.delistedMail, { enrolmentId, creditNoteIds: [], refunded: 0 });
  expect(await mails((await somebody({ state: "delisted", delisted_as: "organizer" })).id)).toHaveLength(1);
  expect(await mails((await somebody()).id)).toEqual([]);
});

it("people who were delisted in the meantime are not mailed that they are back", async () => {
  const mails = async (enrolmentId: string) => test.runJob(kinds.relistedMail, { enrolmentId });
  expect(await mails((await somebody()).id)).toHaveLength(1);
  expect(await mails((await somebody({ state: "delisted" })).id)).toEqual([]);
});

it("an organiser is not mailed about a delist request that was withdrawn", async () => {
  const mails = async (enrolmentId: string) => test.runJob(kinds.delistRequestedMail, { enrolmentId });
  expect(await mails((await somebody({ delist_requested_at: test.clock.now() })).id)).not.toEqual([]);
  expect(await mails((await somebody()).id)).toEqual([]);
});

it.each(["is blocked", "lost their role"])(
  "an organiser who %s is not mailed about a delist request, nor is the address of the course",
  async (what) => {
    const { db, clock } = test.services;
    const course = await aCourse(test.services, {
      has_enrollments: true,
      admin_email_address: "cursus@dekade.example",
    });
    const { id } = await anEnrolment(test.services, { course_id: course.id, delist_requested_at: clock.now() });
    const mails = () => test.runJob(kinds.delistRequestedMail, { enrolmentId: id });
    expect(await mails()).toHaveLength(2);
    await (what === "is blocked"
      ? db.updateTable("users").set({ blocked_at: clock.now() }).where("id", "=", course.organizerId).execute()
      : db.deleteFrom("user_roles").where("user_id", "=", course.organizerId).execute());
    expect(await mails()).toEqual([]);
  },
);

it("people who ask again, or were delisted after all, are not mailed that their request was declined", async () => {
  const mails = async (enrolmentId: string) => test.runJob(kinds.delistDeclinedMail, { enrolmentId });
  expect(await mails((await somebody()).id)).toHaveLength(1);
  expect(await mails((await somebody({ delist_requested_at: test.clock.now() })).id)).toEqual([]);
  expect(await mails((await somebody({ state: "delisted" })).id)).toEqual([]);
});

it("people who already have their money when their credit note is made are not told that it is coming", async () => {
  const { db, clock } = test.services;
  await aHouse(test.services);
  const { id: invoiceId, enrolmentId, paymentId } = await anInvoice(test.services);
  const now = clock.now();
  const delisted = { delisted_at: now, delisted_as: "organizer" as const };
  await db.updateTable("enrolments").set(delisted).where("id", "=", enrolmentId).execute();
  const order = { invoiceId, credits: { total: 100 }, reason: "Terug." };
  const note = await db.transaction().execute((tx) => issueCreditNote(tx, test.services, order));
  const refund = {
    payment_id: paymentId,
    way: "provider" as const,
    state: "pending" as const,
    amount: 100,
    reason: "Terug",
  };
  await db
    .insertInto("refunds")
    .values({ ...refund, created_at: now })
    .execute();
  const mailing = delistingMailJobs.find(({ kind }) => kind === kinds.delistedMail);
  const before = test.mails.length;
  await inOrderOf(test)(blockWrites("invoices"), [
    async () => mailing?.run(test.services, { enrolmentId, creditNoteIds: [note.id], refunded: 100 }),
    () =>
      db
        .updateTable("refunds")
        .set({ state: "refunded", refunded_at: now })
        .where("payment_id", "=", paymentId)
        .execute(),
  ]);
  expect(test.mails.slice(before).map(({ preview }) => preview)).toContainEqual(expect.stringMatching(/^We betaalden/));
});

it("nobody is mailed that their money is back when it did not arrive", async () => {
  const { db, clock } = test.services;
  const { id: enrolment_id } = await somebody({ state: "delisted" });
  const payment = await aPayment(test.services, { enrolment_id, state: "paid" });
  const mails = async (state: "refunded" | "failed") => {
    const of = {
      payment_id: payment.id,
      way: "provider" as const,
      amount: 100,
      reason: "Terug",
      created_at: clock.now(),
    };
    const values = { ...of, state, ...(state === "refunded" && { refunded_at: clock.now() }) };
    const refund = await db.insertInto("refunds").values(values).returning("id").executeTakeFirstOrThrow();
    return test.runJob(kinds.refundedMail, { refundId: refund.id });
  };
  expect(await mails("refunded")).toHaveLength(1);
  expect(await mails("failed")).toEqual([]);
});
