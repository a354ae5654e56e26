import { beforeAll, describe, expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { consumeRateLimitHits } from "#platform/limits/rate-limit.ts";
import { mailText } from "#platform/mail/mail-layout.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { type Payer, payers } from "../payments/paying.factory.ts";

/* docs/product/instalments.md */

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

const REASON = "Ik krijg mijn loon in drie keer.";
const ASKED = { installmentEnabled: 1, installmentReason: REASON };
const aCourseInInstalments = (wanted: object = {}) =>
  made.aPaidCourse({
    pricing_allow_installments: true,
    pricing_installment_instructions: "Elke maand een derde.",
    ...wanted,
  });

/** Somebody who asked to pay €123.45 in instalments, who decides on it, and the request. */
async function somebodyWhoAsked(wanted: object = {}, choice: object = {}) {
  const course = await aCourseInInstalments(wanted);
  const payer = await made.aPayer(course);
  const asked = await made.choose(payer, { ...ASKED, ...choice });
  if (asked.status !== 200) throw new Error(asked.text);
  const organizer = await test.browser().signInAs(course.organizerId);
  return { course, payer, organizer, id: asked.body.data.installment.id as string };
}
type Asking = Awaited<ReturnType<typeof somebodyWhoAsked>>;
const decide = ({ organizer, id }: Pick<Asking, "organizer" | "id">, act: string, body = {}) =>
  organizer.post(`/installments/${id}/${act}`, body);
const enter = ({ organizer, id }: Pick<Asking, "organizer" | "id">, paidAmount: unknown) =>
  organizer.put(`/installments/${id}`, { paidAmount });
async function somebodyApproved(wanted: object = {}, choice: object = {}) {
  const asking = await somebodyWhoAsked(wanted, choice);
  const approved = await decide(asking, "approve");
  if (approved.status !== 200) throw new Error(approved.text);
  await test.runJobs();
  return asking;
}
const look = async (payer: Payer) => (await made.look(payer)).body.data;
const mailsNow = async () => (await test.runJobs()).map((mail) => ({ ...mail, text: mailText(mail) }));
const checkBooks = async (payer: Payer) => {
  await test.runScheduled("enrolments.check-books");
  return (await made.anomaliesOf(payer)).map(({ kind }) => kind);
};

describe("asking to pay in instalments", () => {
  it("needs a course that allows it, and a reason", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    expect((await made.choose(payer, ASKED)).body.errors).toEqual({
      installmentEnabled: ["Deze cursus betaal je in één keer."],
    });
    const other = await made.aPayer(await aCourseInInstalments());
    for (const installmentReason of ["", null, undefined])
      expect((await made.choose(other, { ...ASKED, installmentReason })).body.errors).toHaveProperty(
        "installmentReason",
      );
    expect((await made.choose(other, { ...ASKED, installmentReason: "x".repeat(256) })).status).toBe(422);
    expect((await look(other)).installment).toBeNull();
  });

  it("shows what the organiser agrees to before one asks, where one can", async () => {
    const shown = async (wanted: object) => {
      const { course } = await look(await made.aPayer(await aCourseInInstalments(wanted)));
      return course.pricingInstallmentInstructions;
    };
    expect(await shown({})).toBe("Elke maand een derde.");
    expect(await shown({ pricing_allow_installments: false })).toBeNull();
  });

  it("ends the flow without paying, holds the seat for as long as it takes, and tells the organiser", async () => {
    const { course, payer, organizer } = await somebodyWhoAsked({ max_participants: 1 }, { bookEnabled: true });
    const [mail, ...others] = await mailsNow();
    expect([others, mail?.kind]).toEqual([[], "enrolments.instalment-requested"]);
    expect(mail?.text).toContain(REASON);
    expect(mail?.text).toMatch(/€\s146,85/);
    expect(mail?.action?.url).toContain(`/beheer/cursussen/${course.slug}/deelnemer/${payer.enrolmentId}`);
    expect(mail?.subject).not.toContain("Anneleen");
    test.clock.advance(days(2));
    await test.runScheduled("enrolments.expire-seats");
    expect(await test.runJobs()).toEqual([]);
    const full = await (
      await made.aPayer(course, { state: "lapsed" })
    ).browser.post(`/courses/${course.slug}/participate/start`, {});
    expect([full.status, full.body.message]).toEqual([422, "Deze cursus is vol."]);
    const { data } = (await organizer.get(`/courses/${course.slug}/participants/with-installment-request`)).body;
    expect(data).toEqual([expect.objectContaining({ id: payer.enrolmentId, priceTotal: 146.85 })]);
    expect(await look(payer)).toMatchObject({
      step: "betaling",
      finalizedAt: null,
      reservedUntil: null,
      installment: {
        state: "open",
        paymentState: null,
        paidAmount: 0,
        totalAmount: 146.85,
        transfer: null,
        instructions: null,
      },
    });
  });

  it("is asked once: nothing else is chosen or paid until it is decided, and the price stands", async () => {
    const { course, payer } = await somebodyWhoAsked();
    const again = await made.choose(payer, ASKED);
    expect([again.status, again.body.code]).toEqual([409, "installment-open"]);
    expect((await made.choose(payer)).status).toBe(409);
    expect((await made.pay(payer)).status).toBe(410);
    await test.services.db.updateTable("courses").set({ price: 99_999 }).where("id", "=", course.id).execute();
    expect((await look(payer)).priceTotal).toBe(123.45);
  });

  it("is taken back: who asked chooses and pays, with a seat for as long as anybody", async () => {
    await test.runJobs();
    const { payer, organizer, id } = await somebodyWhoAsked({ max_participants: 1 });
    const withdraw = () => payer.browser.delete(`/courses/${payer.slug}/participation/installment`);
    expect((await withdraw()).body.data).toMatchObject({
      step: "betaling",
      installment: null,
      reservedUntil: later(test.clock.now(), test.services.config.enrolmentExpires).toISOString(),
    });
    expect((await withdraw()).status).toBe(200);
    expect((await decide({ organizer, id }, "approve")).status).toBe(404);
    // Withdrawn before the mail to the organiser went out.
    expect(await mailsNow()).toEqual([]);
    expect((await made.choose(payer, ASKED)).status).toBe(200);
    await withdraw();
    expect((await made.choose(payer)).status).toBe(200);
    expect((await made.pay(payer)).status).toBe(200);
    await test.runJobs();
  });

  it("is asked so many times an hour", async () => {
    const payer = await made.aPayer(await aCourseInInstalments());
    const { config, db } = test.services;
    const limit = config.limits.payments;
    await consumeRateLimitHits({ db, now: test.clock.now() }, limit, limit.times, "payment", payer.id);
    expect((await made.choose(payer, ASKED)).status).toBe(429);
  });

  it("lets go of a payment that was begun; paid all the same, it enrols and there is nothing left to decide", async () => {
    const payer = await made.aPayerAtMollie(await aCourseInInstalments());
    stub.failNext("503", { times: 5, on: /DELETE|GET/ });
    expect((await made.choose(payer, ASKED)).status).toBe(200);
    stub.recover();
    expect((await made.newestOf(payer)).failure).toBe("let-go");
    await stub.setState(payer.providerId, "paid");
    await test.runJobs();
    expect(await look(payer)).toMatchObject({ step: "compleet", installment: null });
    expect(await checkBooks(payer)).toEqual([]);
  });

  it("with nothing to pay enrols at once", async () => {
    const payer = await made.aPayer(await aCourseInInstalments({ price: 0 }));
    expect((await made.choose(payer, ASKED)).body.data).toMatchObject({ step: "compleet", installment: null });
  });
});

describe("an organiser who agrees", () => {
  it("enrols who asked, with an invoice of the total that says how to transfer it", async () => {
    const { course, organizer, payer, id } = await somebodyWhoAsked();
    await test.runJobs();
    const approved = await decide({ organizer, id }, "approve");
    const [invoice, ...others] = await made.invoicesOf(payer);
    const number = invoice?.number ?? "";
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ total: 12_345, method: null, payment_id: null, instalment_id: id });
    expect(approved.body.data).toMatchObject({
      state: "approved",
      paymentState: "running",
      invoiceNumber: number,
      outstandingAmount: 123.45,
      entries: [],
    });
    const { communication } = approved.body.data;
    const own = await look(payer);
    expect(own).toMatchObject({ step: "compleet", installment: { instructions: "Elke maand een derde." } });
    expect(own.installment.transfer).toMatchObject({ communication, iban: "BE68539007547034", amount: 123.45 });
    expect(own.installment.transfer.qrText).toContain("EUR123.45");
    const mails = await mailsNow();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["enrolments.enrolled", "enrolments.instalment-approved"]);
    const mail = mails.find(({ kind }) => kind === "enrolments.instalment-approved");
    for (const words of ["Elke maand een derde.", communication, "BE68 5390 0754 7034"])
      expect(mail?.text).toContain(words);
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`Factuur ${number}.pdf`]);
    expect(await made.notificationsOf(payer)).toEqual(["courseInstallmentApprovedNotification"]);
    expect(await made.notificationsOf({ id: course.organizerId })).toEqual(["courseInstallmentRequestedNotification"]);
    expect(await checkBooks(payer)).toEqual([]);
  });

  it("also when the deadline is over and the course closed since: the request held the seat", async () => {
    const { course, organizer, payer, id } = await somebodyWhoAsked({ max_participants: 1 });
    await test.services.db
      .updateTable("courses")
      .set({ enrollment_deadline: "2026-01-01", is_closed: true, published_at: null })
      .where("id", "=", course.id)
      .execute();
    expect((await decide({ organizer, id }, "approve")).status).toBe(200);
    expect((await look(payer)).step).toBe("compleet");
  });

  it("decides nothing once the course is called off", async () => {
    const { course, organizer, payer, id } = await somebodyWhoAsked();
    const cancelled_at = test.clock.now();
    await test.services.db.updateTable("courses").set({ cancelled_at }).where("id", "=", course.id).execute();
    for (const act of ["approve", "reject"]) expect((await decide({ organizer, id }, act)).status).toBe(422);
    expect(await made.invoicesOf(payer)).toEqual([]);
    expect((await look(payer)).installment.state).toBe("open");
  });

  it("decides once, and not while money that came in is looked at", async () => {
    const asking = await somebodyWhoAsked();
    const { enrolmentId } = asking.payer;
    const { id: payment_id } = await aPayment(test.services, { enrolment_id: enrolmentId, state: "paid" });
    const filed = { kind: "wrong-amount", dedupe_key: payment_id, payment_id, enrolment_id: enrolmentId };
    await test.services.db
      .insertInto("anomalies")
      .values({ ...filed, filed_at: test.clock.now() })
      .execute();
    expect((await decide(asking, "approve")).body.code).toBe("payment-in-review");
    await test.services.db
      .updateTable("anomalies")
      .set({ decided_at: test.clock.now(), decision: "dismissed" })
      .where("payment_id", "=", payment_id)
      .execute();
    expect((await decide(asking, "approve")).status).toBe(200);
    for (const act of ["approve", "reject"]) expect((await decide(asking, act)).body.code).toBe("already-decided");
    expect(await made.invoicesOf(asking.payer)).toHaveLength(1);
  });

  it("is the only one, beside staff, for whom the request exists", async () => {
    const { course, id, payer } = await somebodyWhoAsked();
    const other = await test.browser().signInAs((await aPerson(test.services, { roles: ["course_organizer"] })).id);
    for (const browser of [other, payer.browser]) {
      expect((await browser.get(`/installments/${id}`)).status).toBe(404);
      for (const act of ["approve", "reject", "mark-as-paid"])
        expect((await browser.post(`/installments/${id}/${act}`, {})).status).toBe(404);
      expect((await browser.put(`/installments/${id}`, { paidAmount: 1 })).status).toBe(404);
    }
    const admin = await made.aBookkeeper();
    expect((await admin.post(`/installments/${id}/approve`, {})).status).toBe(200);
    // Its organiser does not know yet.
    expect(await made.notificationsOf({ id: course.organizerId })).toContain(
      "organizerParticipationSuccessfulNotification",
    );
    const logged = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", id)
      .execute();
    expect(logged).toEqual([{ action: "approve" }]);
  });
});

describe("an organiser who does not agree", () => {
  it("leaves a seat for three days, in which one asks again or pays at once; what was asked before is kept", async () => {
    const { organizer, payer, course, ...first } = await somebodyWhoAsked({ max_participants: 1 });
    let { id } = first;
    const listed = async () => (await payer.browser.get("/me/courses/participations")).body.data[0];
    expect(await listed()).toMatchObject({ waitsFor: "instalment-answer", rejectedInstallment: null });
    for (const turn of [1, 2, 3]) {
      const message = turn === 1 ? "Betaal je in twee keer, dan lukt het." : "";
      expect((await decide({ organizer, id }, "reject", { message })).status).toBe(200);
      const until = later(test.clock.now(), hours(72));
      expect(await look(payer)).toMatchObject({
        step: "betaling",
        reservedUntil: until.toISOString(),
        installment: {
          state: "rejected",
          reason: turn === 1 ? REASON : `${REASON} ${turn}`,
          rejectMessage: message || null,
        },
      });
      const rejection = (await mailsNow()).find(({ kind }) => kind === "enrolments.instalment-rejected");
      expect(await listed()).toMatchObject({ waitsFor: null, rejectedInstallment: { message: message || null } });
      expect(rejection?.replyTo).toBe("cursus@dekade.example");
      expect(rejection?.text).toContain("We houden je plaats vrij tot ");
      expect(rejection?.text.includes("Betaal je in twee keer, dan lukt het.")).toBe(turn === 1);
      expect(rejection?.text.includes("Wat de organisator erbij zegt:")).toBe(turn === 1);
      expect(rejection?.action?.url).toContain(`/cursussen/${course.slug}/inschrijven`);
      if (turn === 3) break;
      const again = await made.choose(payer, { ...ASKED, installmentReason: `${REASON} ${turn + 1}` });
      ({ id } = again.body.data.installment);
    }
    const { data } = (await organizer.get(`/course-participants/${payer.enrolmentId}`)).body;
    expect(data.installment).toMatchObject({ state: "rejected", rejectMessage: null });
    expect(data.installmentHistory).toMatchObject([
      { rejectMessage: null },
      { rejectMessage: "Betaal je in twee keer, dan lukt het." },
    ]);
    expect(await made.notificationsOf(payer)).toEqual(Array(3).fill("courseInstallmentRejectedNotification"));
    expect((await made.choose(payer, { installmentEnabled: 0 })).status).toBe(200);
    expect((await made.pay(payer)).status).toBe(200);
  });
});

describe("what comes in", () => {
  it("is entered in all, from nothing to the total, with who entered it when", async () => {
    const running = await somebodyApproved();
    for (const wrong of [-1, 123.46, "x", 10.005, null, undefined])
      expect([wrong, (await enter(running, wrong)).status]).toEqual([wrong, 422]);
    expect((await enter(running, 123.46)).body.errors.paidAmount[0]).toMatch(/hoogstens €\s123,45/);
    for (const right of [50, 50, 123.45, "40,5"]) {
      test.clock.advance(1000);
      expect((await enter(running, right)).status).toBe(200);
    }
    const { data } = (await running.organizer.get(`/installments/${running.id}`)).body;
    expect(data).toMatchObject({ paidAmount: 40.5, outstandingAmount: 82.95, paymentState: "running" });
    expect(data.entries.map(({ paidAmount }: { paidAmount: number }) => paidAmount)).toEqual([40.5, 123.45, 50]);
    expect(data.entries[0].enteredBy).toEqual(expect.any(String));
    expect((await look(running.payer)).installment.transfer.qrText).toContain("EUR82.95");
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("is not entered before the request is approved, nor for who left the course", async () => {
    const asking = await somebodyWhoAsked();
    for (const call of [enter(asking, 1), decide(asking, "mark-as-paid")])
      expect((await call).body.code).toBe("not-running");
    const running = await somebodyApproved();
    await test.services.db
      .updateTable("enrolments")
      .set({ delisted_at: test.clock.now() })
      .where("id", "=", running.payer.enrolmentId)
      .execute();
    for (const call of [enter(running, 1), decide(running, "mark-as-paid")]) expect((await call).status).toBe(422);
    expect((await look(running.payer)).installment.transfer).toBeNull();
  });
});

describe("marking as paid", () => {
  it("waives what is left by a credit note, line by line, once its organiser saw how much that is", async () => {
    const running = await somebodyApproved({}, { bookEnabled: true });
    await enter(running, 100);
    const changed = await decide(running, "mark-as-paid", { waivedAmount: 46.84 });
    expect([changed.status, changed.body.code]).toEqual([409, "amount-changed"]);
    const settled = await decide(running, "mark-as-paid", { waivedAmount: 46.85 });
    expect(settled.body.data).toMatchObject({ paymentState: "paid", paidAmount: 100, outstandingAmount: 0 });
    const note = (await made.invoicesOf(running.payer)).find(({ series }) => series === "credit-note");
    expect(note).toMatchObject({
      total: 4685,
      reason: "Kwijtschelding van wat nog te betalen was.",
      instalment_id: running.id,
    });
    const [mail] = (await mailsNow()).filter(({ kind }) => kind === "enrolments.instalment-settled");
    expect(mail?.text).toMatch(/€\s46,85, is je kwijtgescholden/);
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`Creditnota ${note?.number}.pdf`]);
    expect((await decide(running, "mark-as-paid")).body.code).toBe("not-running");
    expect((await enter(running, 146.85)).body.code).toBe("not-running");
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("enters first what came in: all of it, or what its organiser had typed before waiving the rest", async () => {
    const [all, part] = [await somebodyApproved(), await somebodyApproved()];
    const settled = await decide(all, "mark-as-paid", { paidAmount: "123,45", waivedAmount: 0 });
    expect(settled.body.data).toMatchObject({ paymentState: "paid", paidAmount: 123.45, outstandingAmount: 0 });
    expect(settled.body.data.entries).toMatchObject([{ paidAmount: 123.45 }]);
    expect(await made.invoicesOf(all.payer)).toHaveLength(1);
    const tooMuch = await decide(part, "mark-as-paid", { paidAmount: 123.46, waivedAmount: 0 });
    expect(tooMuch.body.errors.paidAmount[0]).toMatch(/hoogstens €\s123,45/);
    const other = await decide(part, "mark-as-paid", { paidAmount: 100, waivedAmount: 123.45 });
    expect(other.body.code).toBe("amount-changed");
    expect((await part.organizer.get(`/installments/${part.id}`)).body.data).toMatchObject({
      paidAmount: 0,
      entries: [],
    });
    await decide(part, "mark-as-paid", { paidAmount: 100, waivedAmount: 23.45 });
    const note = (await made.invoicesOf(part.payer)).find(({ series }) => series === "credit-note");
    expect(note?.total).toBe(2345);
    for (const { payer } of [all, part]) expect(await checkBooks(payer)).toEqual([]);
    await test.runJobs();
  });

  it("needs no credit note when all came in", async () => {
    const running = await somebodyApproved();
    await enter(running, 123.45);
    await decide(running, "mark-as-paid");
    expect(await made.invoicesOf(running.payer)).toHaveLength(1);
    expect((await mailsNow()).map(({ kind }) => kind)).toEqual(["enrolments.instalment-settled"]);
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("leaves books that a wrong sum unbalances for a person", async () => {
    const running = await somebodyApproved();
    await enter(running, 123.45);
    await decide(running, "mark-as-paid");
    await test.services.db.updateTable("instalments").set({ paid: 1 }).where("id", "=", running.id).execute();
    expect(await checkBooks(running.payer)).toEqual(["books-unbalanced"]);
  });
});

describe("reminders", () => {
  /** The kinds of those that go to somebody now. */
  async function remind(personId: string) {
    const mails = await test.runScheduled("enrolments.remind-of-instalments");
    const { email } = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", personId)
      .executeTakeFirstOrThrow();
    return mails.filter(({ to }) => to === email).map(({ kind }) => kind);
  }
  /** Anew: nobody stays signed in for a month. */
  const organizerOf = ({ course }: Pick<Asking, "course">) => test.browser().signInAs(course.organizerId);

  it("go to the organiser after three days and after a week; then staff finds the request", async () => {
    const { course, id } = await somebodyWhoAsked();
    await test.runJobs();
    const isOverdue = async () => {
      const { data } = (await (await made.aBookkeeper()).get("/staff/installments?state=overdue")).body;
      return data.some((each: { id: string }) => each.id === id);
    };
    const mail = "enrolments.instalment-requested";
    for (const [after, mails, isInQueue] of [
      [2, [], false],
      [1, [mail], false],
      [3, [], false],
      [1, [mail], true],
      [30, [], true],
    ] as const) {
      test.clock.advance(days(after));
      expect(await remind(course.organizerId)).toEqual(mails);
      expect(await remind(course.organizerId)).toEqual([]);
      expect(await isOverdue()).toBe(isInQueue);
    }
    await decide({ organizer: await organizerOf({ course }), id }, "reject");
    expect(await isOverdue()).toBe(false);
  });

  it("go to who pays, a month after the last sum, as long as something is left", async () => {
    const running = await somebodyApproved();
    test.clock.advance(days(20));
    await enter({ organizer: await organizerOf(running), id: running.id }, 100);
    test.clock.advance(days(20));
    expect(await remind(running.payer.id)).toEqual([]);
    test.clock.advance(days(10));
    expect(await remind(running.payer.id)).toEqual(["enrolments.instalment-due"]);
    expect(await remind(running.payer.id)).toEqual([]);
    await enter({ organizer: await organizerOf(running), id: running.id }, 123.45);
    test.clock.advance(days(40));
    expect(await remind(running.payer.id)).toEqual([]);
  });
});
