import { beforeAll, describe, expect, it } from "vitest";
import { mailText } from "#platform/mail/mail-layout.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { BUYER } from "#features/billing/invoices/invoice.factory.ts";
import { anAttendance } from "#features/enrolments/attendance/attendance.factory.ts";
import { anInstalment } from "#features/enrolments/instalments/instalment.factory.ts";
import { checkPayment } from "#features/enrolments/payments/check-payment.ts";
import { type Payer, payers } from "#features/enrolments/payments/paying.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

/* docs/product/enrolments.md#erasure */

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  await aPerson(test.services, { roles: ["superadmin"] });
  made = payers(test);
  await made.aHouse();
});

/** Returns a function that runs an erasure that is due. */
async function dueErasure({ id: user_id }: Pick<Payer, "id">) {
  const now = test.clock.now();
  const { id } = await test.services.db
    .insertInto("data_requests")
    .values({ user_id, kind: "erasure", asked_at: now, due_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return () => erasePerson(test.services, id);
}
async function erased(payer: Pick<Payer, "id">) {
  await (
    await dueErasure(payer)
  )();
  return test.runJobs();
}
const seatsOf = async (slug: string) => (await test.browser().get(`/courses/${slug}`)).body.data.availableSeats;

describe("erasing a participant of a paid course", () => {
  it("frees the seat, keeps the books, and leaves nothing of the person in the enrolment", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await seatsOf(course.slug)).toBe(0);
    const [invoice] = await made.invoicesOf(payer);
    expect(JSON.stringify(invoice?.buyer)).toContain(STORED_PERSON.last_name);
    const { id: enrolment_id } = await made.enrolmentOf(payer);
    await anAttendance(test.services, { enrolment_id });

    await erased(payer);
    expect(await seatsOf(course.slug)).toBe(1);
    const left = await made.enrolmentOf(payer);
    expect(left).toMatchObject({ user_id: null, delisted_at: test.clock.now(), phone: null, address_street: null });
    for (const word of ["Anneleen", "Wouters", "Kerkstraat", "1990-05-17"])
      expect(JSON.stringify(left)).not.toContain(word);
    const days = test.services.db.selectFrom("attendances").select("day").where("enrolment_id", "=", enrolment_id);
    expect(await days.execute()).toEqual([]);
    const [kept] = await made.invoicesOf(payer);
    expect(kept).toEqual({ ...invoice, user_id: null });
  });

  it("notifies the organiser, without a name", async () => {
    const course = await made.aPaidCourse({ title: "Dialogen" });
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    await test.runScheduled("notifications.mail-raised");
    const email = await emailOf(test.services, course.organizerId);
    const { nickname } = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", payer.id)
      .executeTakeFirstOrThrow();
    await erased(payer);
    const mails = await test.runScheduled("notifications.mail-raised");
    const [told] = mails.filter(({ to }) => to === email);
    expect(told).toMatchObject({ subject: "Een deelnemer van Dialogen doet niet meer mee" });
    for (const word of [nickname, STORED_PERSON.first_name]) expect(told && mailText(told)).not.toContain(word);
  });

  it("notifies nobody once the course is over", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const over = { start_date: "2020-01-01", end_date: "2020-01-02", enrollment_deadline: "2020-01-01" };
    await test.services.db.updateTable("courses").set(over).where("id", "=", course.id).execute();
    await erased(payer);
    const told = await test.services.db
      .selectFrom("notifications")
      .select("id")
      .where("type", "=", "courseParticipantGone")
      .where("course_id", "=", course.id)
      .execute();
    expect(told).toEqual([]);
  });
});

describe("erasing somebody who pays in instalments", () => {
  it("ends the plan, and credits what is outstanding, so that the books balance", async () => {
    const course = await made.aPaidCourse({ pricing_allow_installments: true });
    const { id: userId } = await aPerson(test.services);
    const wanted = { courseId: course.id, userId, state: "approved" as const, paid: 4000 };
    const { id, enrolmentId } = await anInstalment(test.services, wanted);
    await erased({ id: userId });
    const invoices = await made.invoicesOf({ enrolmentId });
    expect(invoices.toSorted((one, other) => other.total - one.total)).toMatchObject([
      { series: "invoice", total: 12_000, user_id: null },
      { series: "credit-note", total: 8000, user_id: null, buyer: BUYER },
    ]);
    const plan = test.services.db.selectFrom("instalments").select(["payment_state", "reason"]).where("id", "=", id);
    expect(await plan.execute()).toEqual([{ payment_state: "paid", reason: "" }]);
    await test.runScheduled("enrolments.check-books");
    expect(await made.anomaliesOf({ enrolmentId })).toEqual([]);
  });

  it("credits nothing when everything has been paid", async () => {
    const course = await made.aPaidCourse({ pricing_allow_installments: true });
    const { id: userId } = await aPerson(test.services);
    const wanted = { courseId: course.id, userId, state: "approved" as const, paid: 12_000 };
    const { enrolmentId } = await anInstalment(test.services, wanted);
    await erased({ id: userId });
    expect(await made.invoicesOf({ enrolmentId })).toHaveLength(1);
  });
});

describe("erasing somebody who is about to pay", () => {
  it("cancels the payment at the provider, and releases the seat", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    const atMollie = stub.payment(payer.providerId);
    atMollie.isCancelable = true;
    await erased(payer);
    await test.runScheduled("enrolments.poll-payments");
    expect(atMollie.status).toBe("canceled");
    expect(await made.newestOf(payer)).toMatchObject({ state: "failed", failure: "let-go", checkout_url: null });
    expect(await seatsOf(course.slug)).toBe(1);
    expect(await made.enrolmentOf(payer)).toMatchObject({ user_id: null, first_name: null });
  });

  it("files an anomaly for what is paid nevertheless, and enrols nobody", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await (
      await dueErasure(payer)
    )();
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-after-erasure", decided_at: null }]);
    expect(await made.enrolmentOf(payer)).toMatchObject({ finalized_at: null, user_id: null });
    expect(await made.invoicesOf(payer)).toEqual([]);
  });

  it("deletes an enrolment without a payment", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await erased(payer);
    await expect(made.enrolmentOf(payer)).rejects.toThrow();
  });
});

describe("erasing somebody while their payment comes in", () => {
  it.each([
    ["before it", ["erase", "pay"]],
    ["after it", ["pay", "erase"]],
  ] as const)("%s leaves no seat taken, and no money without an invoice or an anomaly", async (_when, order) => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await stub.setState(payer.providerId, "paid", { isSilent: true });
    const acts = { erase: await dueErasure(payer), pay: () => checkPayment(test.services, payer.paymentId) };
    await inOrderOf(test)(
      holdRow("courses", course.id),
      order.map((act) => acts[act]),
    );
    await test.runJobs();
    expect(await seatsOf(course.slug)).toBe(1);
    expect(await made.enrolmentOf(payer)).toMatchObject({ user_id: null, first_name: null });
    const [invoices, anomalies] = [await made.invoicesOf(payer), await made.anomaliesOf(payer)];
    expect([invoices.length, anomalies.map(({ kind }) => kind)]).toEqual(
      order[0] === "pay" ? [1, []] : [0, ["paid-after-erasure"]],
    );
  });
});

it("says beforehand that invoices are kept for ten years, and what else is retained", async () => {
  const { id } = await aPerson(test.services);
  const { retained } = (await (await test.browser().signInAs(id)).get("/me/gdpr")).body.data;
  expect(retained.join("\n")).toMatch(
    /facturen en creditnota’s.*boekhouding verplicht ons om dat tien jaar te bewaren/,
  );
});
