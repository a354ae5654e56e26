import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
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

describe("money that waits for a decision, for a course that is called off", () => {
  const GOES_BACK = { decision: "refunded", decided_by: null, note: expect.stringContaining("gaat vanzelf terug") };
  const WENT_BACK = { ...GOES_BACK, note: expect.stringContaining("is al terug") };
  const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind);
  const waitFor = (interval: string) =>
    sql`update pgboss.job set start_after = now() + ${interval}::interval
      where name = 'enrolments.delist-cancelled' and state = 'created'`.execute(test.services.db);
  /** Their seat lapses, and with it the payment that they had not made. */
  async function lapse() {
    test.clock.advance(minutes(31));
    await test.runScheduled("enrolments.expire-seats");
  }

  it("goes back by itself when it comes in after the course was called off, before they were delisted", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    const { cancel, look } = await deskOf(course);
    await cancel(0);
    await waitFor("1 day");
    await stub.setState(payer.providerId, "paid");
    const mails = await test.runJobs();
    await waitFor("0 days");
    expect(kindsOf([...mails, ...(await test.runJobs())])).toEqual(["enrolments.course-cancelled"]);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", ...GOES_BACK }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
    expect(await look()).toMatchObject({ participants: 1, refund: 123.45, done: 1, isDone: true });
    await made.expectBalanced(payer);
  });

  it("goes back by itself even when they had already lost their seat", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await lapse();
    const { cancel, look } = await deskOf(course);
    await cancel(0);
    await test.runJobs();
    await stub.setState(payer.providerId, "paid");
    const [mail, ...more] = await test.runJobs();
    expect([mail?.kind, more]).toEqual(["enrolments.course-cancelled", []]);
    expect(mail?.paragraphs.join(" ")).toMatch(/Je krijgt alles terug: €\s123,45/);
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", ...GOES_BACK }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
    expect(await look()).toMatchObject({ participants: 1, refund: 123.45, isDone: true });
  });

  it("goes back by itself even when it was already waiting for a decision", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await lapse();
    await anEnrolment(test.services, { course_id: course.id });
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const [anomaly] = await made.anomaliesOf(payer);
    const bookkeeper = await made.aBookkeeper();
    const choices = async () => (await bookkeeper.get(`/staff/anomalies/${anomaly?.id}`)).body.data.choices;
    expect(await choices()).toEqual(["admit", "refund", "dismiss"]);
    const { cancel } = await deskOf(course);
    await cancel(123.45);
    expect(await choices()).toEqual(["refund", "dismiss"]);
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-late", ...GOES_BACK }]);
    expect(await choices()).toEqual([]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
    await made.expectBalanced(payer);
  });

  it("stays as it was decided before", async () => {
    const course = await made.aPaidCourse({ max_participants: 1 });
    const payer = await made.aPayerAtMollie(course);
    await lapse();
    await anEnrolment(test.services, { course_id: course.id });
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const [anomaly] = await made.anomaliesOf(payer);
    const decision = { decision: "dismiss", note: "Betaalde voor iemand anders." };
    expect((await (await made.aBookkeeper()).post(`/staff/anomalies/${anomaly?.id}/decide`, decision)).status).toBe(
      200,
    );
    await (await deskOf(course)).cancel(123.45);
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ decision: "dismissed", note: decision.note }]);
  });

  it("goes back by itself, once, when it comes in after they were delisted because of it", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    const { cancel, look } = await deskOf(course);
    await cancel(0);
    await test.runJobs();
    await stub.setState(payer.providerId, "paid");
    expect(kindsOf(await test.runJobs())).toEqual([]);
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-after-delisting", ...GOES_BACK }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 12_345 }]);
    expect(await look()).toMatchObject({ participants: 1, refund: 123.45, isDone: true });
    await made.expectBalanced(payer);
  });

  it("goes back by itself in the amount that came in, even when another amount was due", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await (await deskOf(course)).cancel(0);
    await test.runJobs();
    stub.payment(payer.providerId).cents = 10_000;
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "wrong-amount", ...GOES_BACK }]);
    expect(stub.payment(payer.providerId).refunds).toMatchObject([{ cents: 10_000 }]);
    await made.expectBalanced(payer);
  });

  it("does not go back twice when somebody paid it back at the provider before we knew of it", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await (await deskOf(course)).cancel(0);
    await test.runJobs();
    const { refunds } = stub.payment(payer.providerId);
    refunds.push({ id: "re_byHand", cents: 12_345, status: "refunded", createdAt: test.clock.now() });
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(payer)).toMatchObject([{ kind: "paid-after-delisting", ...WENT_BACK }]);
    expect(refunds).toHaveLength(1);
  });

  it("does not go back when the bank took it back before we knew of it", async () => {
    const course = await made.aPaidCourse();
    const payer = await made.aPayerAtMollie(course);
    await (await deskOf(course)).cancel(0);
    await test.runJobs();
    const payment = stub.payment(payer.providerId);
    payment.chargedBack = 12_345;
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    const { id } = await made.newestOf(payer);
    const refunds = test.services.db.selectFrom("refunds").select("amount").where("payment_id", "=", id);
    expect(await refunds.execute()).toEqual([]);
    expect(await made.anomaliesOf(payer)).toMatchObject([
      { kind: "chargeback", decided_at: null },
      { kind: "paid-after-delisting", ...WENT_BACK },
    ]);
    await made.expectBalanced(payer);
  });

  it("is left for a decision when it is in another currency, or from somebody who was delisted before", async () => {
    const course = await made.aPaidCourse();
    const [abroad, gone] = [await made.aPayerAtMollie(course), await made.aPayerAtMollie(course)];
    await made.choose(gone, { bookEnabled: true });
    await made.pay(gone);
    await stub.setState((await made.newestOf(gone)).provider_id ?? "", "paid");
    await test.runJobs();
    const { browser, cancel } = await deskOf(course);
    await made.delist(browser, gone);
    await cancel(0);
    await waitFor("1 day");
    stub.payment(abroad.providerId).currency = "USD";
    await stub.setState(abroad.providerId, "paid");
    await test.runJobs();
    await waitFor("0 days");
    await test.runJobs();
    await stub.setState(gone.providerId, "paid");
    await test.runJobs();
    expect(await made.anomaliesOf(abroad)).toMatchObject([{ kind: "wrong-amount", decided_at: null }]);
    expect(await made.anomaliesOf(gone)).toMatchObject([{ kind: "paid-after-delisting", decided_at: null }]);
  });
});
