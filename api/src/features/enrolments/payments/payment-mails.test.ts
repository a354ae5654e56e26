import { brusselsDay, days, later } from "#platform/clock.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { mailText } from "#platform/mail/mail-layout.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse, anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import * as kinds from "../enrolments/enrolment.mail-kinds.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPayment } from "./payment.factory.ts";

const test = useTestApi();

const mailsOf = async <Data extends object>(kind: JobKind<Data>, data: Data) => {
  const mails = await test.runJob(kind, data);
  return mails.map((mail) => ({ ...mail, text: mailText(mail) }));
};

const PAID = { has_enrollments: true, pricing_strategy: "paid", price: 12_000, title: "Schrijven aan zee" } as const;
async function paying(state: "paying" | "lapsed" | "enrolled" = "paying") {
  const course = await aCourse(test.services, PAID);
  const { id } = await anEnrolment(test.services, { course_id: course.id, state });
  return { course, enrolment_id: id };
}

beforeAll(() => aHouse(test.services));

describe("the mail about a payment that stays open (docs/product/enrolments.md#mails)", () => {
  it("says what is open and until when there is a seat", async () => {
    const { enrolment_id, course } = await paying();
    const { id: paymentId } = await aPayment(test.services, { enrolment_id });
    const [mail, ...others] = await mailsOf(kinds.paymentPendingMail, { paymentId });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Je betaling voor Schrijven aan zee staat nog open");
    expect(mail?.text).toMatch(/€\s120,00[\s\S]*We houden je plaats vrij tot /);
    expect(mail?.action?.url).toBe(`http://organization.localhost:3000/cursussen/${course.slug}/inschrijven`);
  });

  it("is not sent once the payment has a result, or the enrolment was finished in another way", async () => {
    const { enrolment_id } = await paying();
    const failed = await aPayment(test.services, { enrolment_id, state: "failed" });
    const other = await aPayment(test.services, { enrolment_id: (await paying("enrolled")).enrolment_id });
    for (const { id: paymentId } of [failed, other])
      expect(await mailsOf(kinds.paymentPendingMail, { paymentId })).toEqual([]);
  });
});

it.each([
  [kinds.paymentPendingMail, "pending"],
  [kinds.paymentFailedMail, "failed"],
] as const)(
  "$0.name says that there is nothing to pay any more when the course has become free",
  async (kind, state) => {
    const { enrolment_id, course } = await paying();
    const { id: paymentId } = await aPayment(test.services, { enrolment_id, state });
    await test.services.db
      .updateTable("courses")
      .set({ pricing_strategy: "free", price: null })
      .where("id", "=", course.id)
      .execute();
    const [mail] = await mailsOf(kind, { paymentId });
    expect(mail?.text).toContain("De cursus is nu gratis: schrijf je in");
    expect(mail?.action?.label).toBe("Rond je inschrijving af");
  },
);

describe("the mail about a payment that failed", () => {
  it.each([
    ["canceled", "annuleerde"],
    ["expired", "verlopen"],
    ["failed", "weigerde"],
    ["given-up", "niet gelukt"],
  ] as const)("says why (%s), and that nothing is paid", async (failure, word) => {
    const { enrolment_id } = await paying();
    const { id: paymentId } = await aPayment(test.services, { enrolment_id, state: "failed", failure });
    const [mail] = await mailsOf(kinds.paymentFailedMail, { paymentId });
    expect(mail?.text).toContain(word);
    expect(mail?.text).toContain("Er is niets betaald.");
    expect(mail?.text).toContain("we houden je plaats vrij tot ");
  });

  it("says that the seat is no longer held once it has lapsed", async () => {
    const { enrolment_id } = await paying("lapsed");
    const { id: paymentId } = await aPayment(test.services, { enrolment_id, state: "failed" });
    const [mail] = await mailsOf(kinds.paymentFailedMail, { paymentId });
    expect(mail?.text).toContain("houden we niet meer vrij");
    expect(mail?.text).not.toContain("vrij tot ");
  });

  it("asks only people who still can to try again: not once the deadline is over, unless a seat is held", async () => {
    const { db } = test.services;
    const over = { enrollment_deadline: brusselsDay(later(test.clock.now(), -days(1))) };
    for (const [state, change, canRetry] of [
      ["lapsed", over, false],
      ["lapsed", { published_at: null }, false],
      ["paying", over, true],
    ] as const) {
      const { enrolment_id, course } = await paying(state);
      await db.updateTable("courses").set(change).where("id", "=", course.id).execute();
      const { id: paymentId } = await aPayment(test.services, { enrolment_id, state: "failed" });
      const [mail] = await mailsOf(kinds.paymentFailedMail, { paymentId });
      expect(mail?.text.includes("niet meer inschrijven")).toBe(!canRetry);
      expect(/opnieuw/.test(mail?.text ?? "")).toBe(canRetry);
      expect(mail?.action !== undefined).toBe(canRetry);
    }
  });

  it("is sent after an earlier attempt was paid back, and not while staff looks at that one", async () => {
    const { enrolment_id } = await paying();
    const earlier = await aPayment(test.services, { enrolment_id, state: "paid" });
    const { id: paymentId } = await aPayment(test.services, { enrolment_id, state: "failed" });
    expect(await mailsOf(kinds.paymentFailedMail, { paymentId })).toHaveLength(1);
    await test.services.db
      .insertInto("anomalies")
      .values({
        kind: "wrong-amount",
        dedupe_key: crypto.randomUUID(),
        payment_id: earlier.id,
        details: "{}",
        filed_at: test.clock.now(),
      })
      .execute();
    expect(await mailsOf(kinds.paymentFailedMail, { paymentId })).toEqual([]);
  });

  it("is not sent while another attempt is open", async () => {
    const { enrolment_id } = await paying();
    const { id: paymentId } = await aPayment(test.services, { enrolment_id, state: "failed" });
    await aPayment(test.services, { enrolment_id });
    expect(await mailsOf(kinds.paymentFailedMail, { paymentId })).toEqual([]);
  });
});

describe("the mail about a payment that was paid", () => {
  it("has the invoice attached, and is also sent to the address for invoices", async () => {
    const { id: invoiceId, userId, number } = await invoiced({ email: "boekhouding@werk.example" });
    const mails = await mailsOf(kinds.paidMail, { invoiceId });
    const email = await emailOf(test.services, userId);
    expect(mails.map(({ to, userId: of, replyTo }) => ({ to, of, replyTo }))).toEqual([
      { to: email, of: undefined, replyTo: undefined },
      { to: "boekhouding@werk.example", of: userId, replyTo: undefined },
    ]);
    for (const { text, attachments } of mails) {
      expect(text).toMatch(/€\s120,00/);
      expect(text).toContain(number);
      expect(attachments?.map(({ name, type }) => [name, type])).toEqual([
        [`Factuur ${number}.pdf`, "application/pdf"],
      ]);
      expect(Buffer.from((await attachments?.[0]?.read()) ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
    }
    expect(mails[0]?.text).toContain("betaald met Bancontact");
    expect(mails[0]?.text).toMatch(/Tot en met .+ krijg je alles terug, tot en met .+ 50\s%, daarna niets\./);
  });

  it("promises everything for fourteen days, even where the scale says nothing, unless that was given up", async () => {
    const soon = { start_date: brusselsDay(later(test.clock.now(), days(3))), refund_terms: "[]" };
    const { id: invoiceId } = await invoiced({ email: "zij@werk.example" }, undefined, soon);
    const text = async () => (await mailsOf(kinds.paidMail, { invoiceId }))[0]?.text;
    expect(await text()).toMatch(/uit bij je cursus\. Tot en met .+ krijg je alles terug, daarna niets\./);
    const { db, clock } = test.services;
    await db
      .updateTable("enrolments")
      .set({ withdrawal_waived_at: clock.now() })
      .where("id", "in", db.selectFrom("invoices").select("enrolment_id").where("id", "=", invoiceId))
      .execute();
    expect(await text()).not.toContain("krijg je");
  });

  it("is sent once when both addresses are the same", async () => {
    const { email } = await aPerson(test.services);
    const { id } = await test.services.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const { id: invoiceId } = await invoiced({ email: email.toUpperCase() }, id);
    expect(await mailsOf(kinds.paidMail, { invoiceId })).toHaveLength(1);
  });

  /** An invoice after the jobs that creating it enqueued have run. */
  async function invoiced(buyer: { email: string }, userId?: string, wanted: object = {}) {
    const course = await aCourse(test.services, { ...PAID, ...wanted });
    const made = await anInvoice(test.services, { courseId: course.id, buyer, ...(userId && { userId }) });
    const ofCourse = test.services.db.updateTable("enrolments").where("course_id", "=", course.id);
    await ofCourse.set({ price_course: 12_000 }).execute();
    await test.runJobs();
    return made;
  }
});

describe("the mail to somebody whose payment staff looks at", () => {
  const filed = async (columns: { decided_at?: Date; decision?: "dismissed" } = {}) => {
    const { db, clock } = test.services;
    const { enrolment_id } = await paying("lapsed");
    const payment = await aPayment(test.services, { enrolment_id, state: "paid" });
    const { id: anomalyId } = await db
      .insertInto("anomalies")
      .values({
        kind: "paid-late",
        dedupe_key: crypto.randomUUID(),
        payment_id: payment.id,
        details: JSON.stringify({ expected: 12_000, received: 12_000, providerId: null, lateBecause: "full" }),
        filed_at: clock.now(),
        ...columns,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return mailsOf(kinds.paymentInReviewMail, { anomalyId });
  };

  it("says why the payment was too late, that somebody looks at it, and that nothing has to be done", async () => {
    const [mail] = await filed();
    expect(mail?.subject).toBe("Je betaling voor Schrijven aan zee kwam te laat binnen");
    expect(mail?.text).toMatch(/€\s120,00[\s\S]*de cursus was intussen vol[\s\S]*Je hoeft zelf niets te doen/);
  });

  it("is not sent once somebody decided", async () => {
    expect(await filed({ decided_at: test.clock.now(), decision: "dismissed" })).toEqual([]);
  });
});

describe("the mail to staff about what they have to look at", () => {
  it("goes to people who manage money, without saying whose payment it is", async () => {
    const { services } = test;
    const { db, clock } = services;
    const admin = await aPerson(services, { roles: ["admin"] });
    const editor = await aPerson(services, { roles: ["editor"] });
    const blocked = await aPerson(services, { roles: ["admin"], blocked_at: clock.now() });
    const { enrolment_id } = await paying("lapsed");
    const payment = await aPayment(services, { enrolment_id, state: "paid" });
    const { id: anomalyId } = await db
      .insertInto("anomalies")
      .values({
        kind: "wrong-amount",
        dedupe_key: crypto.randomUUID(),
        payment_id: payment.id,
        details: JSON.stringify({ expected: 12_000, received: 1200, providerId: payment.provider_id }),
        filed_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mails = await mailsOf(kinds.anomalyMail, { anomalyId });
    const to = mails.map((mail) => mail.to);
    expect(to).toContain(admin.email);
    for (const { email } of [editor, blocked]) expect(to).not.toContain(email);
    for (const mail of mails) {
      expect(mail.text).toMatch(/€\s120,00[\s\S]*€\s12,00/);
      expect(mail.action?.url).toBe(`http://staff.localhost:3000/anomalies/${anomalyId}/show`);
      expect(JSON.stringify(mail)).not.toContain(payment.provider_id);
      expect(JSON.stringify(mail)).not.toContain("Anneleen");
    }
    await db
      .updateTable("anomalies")
      .set({ decided_at: clock.now(), decision: "dismissed" })
      .where("id", "=", anomalyId)
      .execute();
    expect(await mailsOf(kinds.anomalyMail, { anomalyId })).toEqual([]);
  });
});
