import { emailOf } from "#features/people/people/person.factory.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { payers } from "../paying.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

/** Somebody who paid for a seat that somebody else has by then. */
async function somebodyTooLate() {
  const course = await made.aPaidCourse({ max_participants: 1 });
  const payer = await made.aPayerAtMollie(course);
  test.clock.advance(minutes(31));
  const other = await made.aPayer(course);
  await stub.setState(payer.providerId, "paid");
  await test.runJobs();
  const [anomaly] = await made.anomaliesOf(payer);
  return { ...payer, course, other, anomalyId: anomaly?.id ?? "" };
}
/** A new session each time: those of the staff room are short, and the clock is set. */
const atDesk = () => made.aBookkeeper();
const ask = async (path: string) => (await atDesk()).get(path);
const decide = async (id: string, body: object) => (await atDesk()).post(`/staff/anomalies/${id}/decide`, body);

describe("a decision of staff", () => {
  it("admits somebody over capacity, with an invoice and the mails", async () => {
    const late = await somebodyTooLate();
    const before = (await ask(`/staff/anomalies/${late.anomalyId}`)).body.data;
    expect(before).toMatchObject({
      kind: "paid-late",
      choices: ["admit", "refund", "dismiss"],
      details: { expected: 123.45, received: 123.45, providerId: late.providerId },
      payment: { id: late.paymentId, received: 123.45, state: "paid" },
      course: { slug: late.slug },
      person: { id: late.id },
      decidedAt: null,
    });
    const answer = await decide(late.anomalyId, { decision: "admit" });
    expect(answer.body.data).toMatchObject({ decision: "admitted", choices: [] });
    expect((await test.runJobs()).map(({ kind }) => kind).toSorted()).toEqual([
      "enrolments.enrolled",
      "enrolments.paid",
    ]);
    expect(await made.invoicesOf(late)).toHaveLength(1);
    const { data } = (await late.browser.get(`/courses/${late.slug}`)).body;
    expect([data.filledSeats, data.availableSeats]).toEqual([2, 0]);
    const { data: log } = (await ask(`/staff/audit?subject=anomalies&subjectId=${late.anomalyId}`)).body;
    expect(log).toMatchObject([{ action: "decide", after: { decision: "admitted" } }]);
  });

  it("refunds all that came in, once, and the person can try again", async () => {
    const late = await somebodyTooLate();
    expect((await late.browser.post(`/courses/${late.slug}/participate/start`)).status).toBe(422);
    await decide(late.anomalyId, { decision: "refund" });
    await test.runJobs();
    expect(await made.refundsOf(late)).toMatchObject([{ amount: 12_345, state: "pending", way: "provider" }]);
    expect(stub.payment(late.providerId).refunds).toHaveLength(1);
    expect(await made.invoicesOf(late)).toEqual([]);
    expect((await decide(late.anomalyId, { decision: "refund" })).status).toBe(409);
    await test.services.db
      .updateTable("courses")
      .set({ max_participants: 5 })
      .where("id", "=", late.course.id)
      .execute();
    await late.browser.post(`/courses/${late.slug}/participate/start`);
    expect((await made.choose(late)).status).toBe(200);
    expect((await made.pay(late)).status).toBe(200);
  });

  it("dismisses with a note, and not without one", async () => {
    const late = await somebodyTooLate();
    expect((await decide(late.anomalyId, { decision: "dismiss" })).body.errors).toHaveProperty("note");
    const answer = await decide(late.anomalyId, { decision: "dismiss", note: "Afgesproken aan de telefoon." });
    expect(answer.body.data).toMatchObject({ decision: "dismissed", note: "Afgesproken aan de telefoon." });
  });

  it.each([
    ["admit", "refund"],
    ["refund", "admit"],
    ["refund", "refund"],
  ])("is taken once when two people decide at the same time (%s, %s)", async (...decisions) => {
    const late = await somebodyTooLate();
    const answers = await Promise.all(decisions.map((decision) => decide(late.anomalyId, { decision })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isAdmitted = (await made.enrolmentOf(late)).finalized_at !== null;
    expect([await made.invoicesOf(late), await made.refundsOf(late)].map((rows) => rows.length)).toEqual(
      isAdmitted ? [1, 0] : [0, 1],
    );
    await test.runJobs();
  });

  it("is taken once when two people decide at the same time about a payment that is not ours", async () => {
    const { db } = test.services;
    const details = JSON.stringify({ expected: null, received: 500, providerId: "tr_unknown" });
    const row = {
      kind: "unknown-payment" as const,
      dedupe_key: crypto.randomUUID(),
      details,
      filed_at: test.clock.now(),
    };
    const { id } = await db.insertInto("anomalies").values(row).returning("id").executeTakeFirstOrThrow();
    const desk = await atDesk();
    const dismiss = (note: string) => () => desk.post(`/staff/anomalies/${id}/decide`, { decision: "dismiss", note });
    const acts = [dismiss("Van de webwinkel."), dismiss("Gezien.")];
    expect(await statusesInOrder(test)(holdRow("anomalies", id), acts)).toEqual([200, 409]);
    expect((await ask(`/staff/anomalies/${id}`)).body.data).toMatchObject({
      note: "Van de webwinkel.",
      payment: null,
      choices: [],
    });
  });

  it("can only be one that is still possible", async () => {
    const late = await somebodyTooLate();
    await test.services.db
      .updateTable("enrolments")
      .set({ finalized_at: test.clock.now() })
      .where("id", "=", late.enrolmentId)
      .execute();
    const { choices } = (await ask(`/staff/anomalies/${late.anomalyId}`)).body.data;
    expect(choices).toEqual(["refund", "dismiss"]);
    expect((await decide(late.anomalyId, { decision: "admit" })).status).toBe(422);
    expect((await decide(crypto.randomUUID(), { decision: "refund" })).status).toBe(404);
  });

  it("cannot be to enrol somebody once part of the money went back", async () => {
    const late = await somebodyTooLate();
    const refund = {
      way: "provider" as const,
      state: "pending" as const,
      amount: 100,
      reason: "Deel",
      created_at: test.clock.now(),
    };
    await test.services.db
      .insertInto("refunds")
      .values({ ...refund, payment_id: late.paymentId })
      .execute();
    expect((await ask(`/staff/anomalies/${late.anomalyId}`)).body.data.choices).toEqual(["refund", "dismiss"]);
    expect((await decide(late.anomalyId, { decision: "admit" })).status).toBe(422);
    expect(await made.invoicesOf(late)).toEqual([]);
  });

  it("cannot be to pay back what was already paid back or charged back, to the cent", async () => {
    const late = await somebodyTooLate();
    const { db } = test.services;
    const refund = {
      way: "provider" as const,
      state: "refunded" as const,
      amount: 10_010,
      reason: "Deel",
      created_at: test.clock.now(),
    };
    await db
      .insertInto("refunds")
      .values({ ...refund, payment_id: late.paymentId })
      .execute();
    await db.updateTable("payments").set({ charged_back: 2335 }).where("id", "=", late.paymentId).execute();
    expect((await ask(`/staff/anomalies/${late.anomalyId}`)).body.data.choices).toEqual(["dismiss"]);
    expect((await decide(late.anomalyId, { decision: "refund" })).status).toBe(422);
  });

  it("to dismiss money by mistake does not lose sight of that money", async () => {
    const late = await somebodyTooLate();
    await decide(late.anomalyId, { decision: "dismiss", note: "Verkeerd gezien." });
    await test.runScheduled("enrolments.check-books");
    const [, again] = await made.anomaliesOf(late);
    const { data } = (await ask(`/staff/anomalies/${again?.id}`)).body;
    expect(data).toMatchObject({
      kind: "books-unbalanced",
      choices: ["admit", "refund", "dismiss"],
      payment: { id: late.paymentId },
    });
    await decide(again?.id ?? "", { decision: "refund" });
    await test.runJobs();
    expect(await made.refundsOf(late)).toMatchObject([{ amount: 12_345 }]);
  });

  it("keeps the seat of a person whose bank took the money back", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    await stub.chargeBack(payer.providerId);
    await test.runJobs();
    const [anomaly] = await made.anomaliesOf(payer);
    const { data } = (await ask(`/staff/anomalies/${anomaly?.id}`)).body;
    expect(data).toMatchObject({ kind: "chargeback", choices: ["dismiss"], details: { received: 0 } });
    await decide(anomaly?.id ?? "", { decision: "dismiss", note: "Betaalde opnieuw." });
    expect((await made.enrolmentOf(payer)).finalized_at).not.toBeNull();
  });
});

describe("the lists of the staff room", () => {
  it("find a payment by its person, including the name used at enrolling, its id, and the provider's id", async () => {
    const payer = await made.aPayerAtMollie(await made.aPaidCourse());
    const email = await emailOf(test.services, payer.id);
    const legal = `Vandenheede-${crypto.randomUUID().slice(0, 8)}`;
    await test.services.db
      .updateTable("enrolments")
      .set({ last_name: legal })
      .where("id", "=", payer.enrolmentId)
      .execute();
    for (const q of [email.toUpperCase(), legal.slice(3), payer.paymentId, payer.providerId]) {
      const { data } = (await ask(`/staff/payments?q=${encodeURIComponent(q)}`)).body;
      expect(data).toMatchObject([{ id: payer.paymentId, person: { email }, amount: 123.45, state: "pending" }]);
    }
    expect((await ask("/staff/payments?q=niemand@voorbeeld.example")).body.data).toEqual([]);
    expect((await ask("/staff/payments?state=failed&perPage=100")).body.data).not.toContainEqual(
      expect.objectContaining({ id: payer.paymentId }),
    );
  });

  it("mark a payment that waits for a decision, until somebody decides", async () => {
    const late = await somebodyTooLate();
    const waiting = async () => (await ask(`/staff/payments/${late.paymentId}`)).body.data.anomalyId;
    expect(await waiting()).toBe(late.anomalyId);
    await decide(late.anomalyId, { decision: "refund" });
    expect(await waiting()).toBeNull();
  });

  it("show how much of a payment went back, even for somebody who was erased", async () => {
    const late = await somebodyTooLate();
    await decide(late.anomalyId, { decision: "refund" });
    await test.services.db
      .updateTable("enrolments")
      .set({ user_id: null })
      .where("id", "=", late.enrolmentId)
      .execute();
    const { data } = (await ask(`/staff/payments/${late.paymentId}`)).body;
    expect(data).toMatchObject({ person: null, refunded: 123.45, refunds: [{ amount: 123.45, person: null }] });
    expect((await ask(`/staff/payments/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it("filter anomalies by open ones and by kind", async () => {
    const late = await somebodyTooLate();
    const idsOf = async (query: string) =>
      (await ask(`/staff/anomalies?perPage=100&${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await idsOf("state=open&kind=paid-late")).toContain(late.anomalyId);
    expect(await idsOf("state=decided")).not.toContain(late.anomalyId);
    expect(await idsOf("kind=chargeback")).not.toContain(late.anomalyId);
  });
});
