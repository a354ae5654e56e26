import { describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { PERSON } from "../enrolments/enrolling.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { ASKED, REASON, useAsking } from "./asking.factory.ts";

/* docs/product/instalments.md */

const { test, made, somebodyWhoAsked, decide, look, mailsNow, checkBooks } = useAsking();

const BECAME_FREE = { pricing_strategy: "free" as const, price: null, pricing_allow_installments: false };

describe("a request in a course that became free", () => {
  it.each([[{ max_participants: 1 }], [{ has_real_life_part: false }]])(
    "is over once they are enrolled without paying, with %j: nobody can approve it any more",
    async (wanted) => {
      const asking = await somebodyWhoAsked(wanted);
      const { payer, course } = asking;
      // Off the site as well: the request still holds their seat.
      await test.services.db
        .updateTable("courses")
        .set({ ...BECAME_FREE, published_at: null })
        .where("id", "=", course.id)
        .execute();
      const [listed] = (await payer.browser.get("/me/courses/participations")).body.data;
      expect(listed, "they need not wait for anybody").toMatchObject({ waitsFor: null });
      const saved = await payer.browser.post(`/courses/${payer.slug}/participate/save-data`, PERSON);
      expect(saved.status).toBe(200);
      expect((await look(payer)).step).toBe("compleet");
      expect((await decide(asking, "approve")).status).toBe(404);
      expect(await made.invoicesOf(payer)).toEqual([]);
    },
  );
});

describe("an organiser who approves", () => {
  it("enrols the person who asked, with an invoice of the total that says how to transfer it", async () => {
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

  it("does so even when the deadline is over and the course was closed: the request held the seat", async () => {
    const { course, organizer, payer, id } = await somebodyWhoAsked({ max_participants: 1 });
    await test.services.db
      .updateTable("courses")
      .set({ enrollment_deadline: "2026-01-01", is_closed: true, published_at: null })
      .where("id", "=", course.id)
      .execute();
    expect((await decide({ organizer, id }, "approve")).status).toBe(200);
    expect((await look(payer)).step).toBe("compleet");
  });

  it("cannot decide once the course is called off", async () => {
    const { course, organizer, payer, id } = await somebodyWhoAsked();
    const cancelled_at = test.clock.now();
    await test.services.db.updateTable("courses").set({ cancelled_at }).where("id", "=", course.id).execute();
    for (const act of ["approve", "reject"]) expect((await decide({ organizer, id }, act)).status).toBe(422);
    expect(await made.invoicesOf(payer)).toEqual([]);
    expect((await look(payer)).installment.state).toBe("open");
  });

  it("decides once, and not while staff looks at money that came in", async () => {
    const asking = await somebodyWhoAsked();
    const { enrolmentId } = asking.payer;
    const { id: payment_id } = await aPayment(test.services, { enrolment_id: enrolmentId, state: "paid" });
    const filed = { kind: "wrong-amount" as const, dedupe_key: payment_id, payment_id, enrolment_id: enrolmentId };
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

  it("is the only one, besides staff, who can see the request", async () => {
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
    // An admin approved it, so its organiser is notified.
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

describe("an organiser who rejects", () => {
  it("leaves a seat for three days, to ask again or pay at once; what was asked before is kept", async () => {
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

  const withoutMaximum = { has_real_life_part: false };
  const rejection = async () => (await mailsNow()).find(({ kind }) => kind === "enrolments.instalment-rejected");

  it("mails that the course has become free, or that nobody can enrol any more once the seat is lost", async () => {
    const { payer, course, ...asked } = await somebodyWhoAsked(withoutMaximum);
    await test.services.db.updateTable("courses").set(BECAME_FREE).where("id", "=", course.id).execute();
    expect((await decide(asked, "reject")).status).toBe(200);
    const mail = await rejection();
    expect(mail?.text).toContain("De cursus is nu gratis");
    expect(`${mail?.preview} ${mail?.text}`).not.toMatch(/In één keer betalen/);
    const [listed] = (await payer.browser.get("/me/courses/participations")).body.data;
    expect(listed.rejectedInstallment).toBeNull();

    const other = await somebodyWhoAsked(withoutMaximum);
    await test.services.db
      .updateTable("courses")
      .set({ published_at: null })
      .where("id", "=", other.course.id)
      .execute();
    expect((await decide(other, "reject")).status).toBe(200);
    test.clock.advance(hours(72));
    const late = await rejection();
    expect(late?.text).toContain("niet meer inschrijven");
    expect(`${late?.preview} ${late?.text}`).not.toMatch(/In één keer betalen/);
    expect(late?.action).toBeUndefined();
  });

  it("leaves a seat for three days even where there is one for everybody, in a course that left the site", async () => {
    const { payer, course, ...asked } = await somebodyWhoAsked(withoutMaximum);
    await test.services.db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    expect((await decide(asked, "reject")).status).toBe(200);
    const mail = await rejection();
    expect(mail?.text).toContain("In één keer betalen kan nog wel");
    expect(mail?.text).toMatch(/We houden je plaats vrij tot .+ Daarna kan je je niet meer inschrijven/);
    test.clock.advance(hours(71));
    expect(await look(payer)).toMatchObject({ step: "betaling", enrolProblem: null });
    expect((await made.choose(payer, { installmentEnabled: 0 })).status).toBe(200);
    expect((await made.pay(payer)).status).toBe(200);
    test.clock.advance(hours(1));
    expect((await look(payer)).reservedUntil).toBeNull();
    expect((await made.pay(payer)).status).toBe(410);
  });

  it("holds no seat where there is one for everybody", async () => {
    const { payer, ...asked } = await somebodyWhoAsked(withoutMaximum);
    expect((await decide(asked, "reject")).status).toBe(200);
    expect((await rejection())?.text).not.toContain("We houden je plaats vrij");
    expect((await look(payer)).reservedUntil).toBeNull();
    test.clock.advance(hours(73));
    expect((await made.choose(payer, { installmentEnabled: 0 })).status).toBe(200);
  });
});
