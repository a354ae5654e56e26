import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { consumeRateLimitHits } from "#platform/limits/rate-limit.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { ASKED, REASON, useAsking } from "./asking.factory.ts";

/* docs/product/instalments.md */

const { test, stub, made, aCourseInInstalments, somebodyWhoAsked, decide, look, mailsNow, checkBooks } = useAsking();

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

  it("shows the organiser's terms before one asks, where one can ask, and not to delisted people", async () => {
    const shown = async (wanted: object, enrolment: object = {}) => {
      const { course } = await look(await made.aPayer(await aCourseInInstalments(wanted), enrolment));
      return course.pricingInstallmentInstructions;
    };
    expect(await shown({})).toBe("Elke maand een derde.");
    expect(await shown({ pricing_allow_installments: false })).toBeNull();
    expect(await shown({}, { finalized_at: test.clock.now(), delisted_at: test.clock.now() })).toBeNull();
  });

  it("sells the magazine, which is sold once per person, with one course, even for two requests at once", async () => {
    const one = await made.aPayer(await aCourseInInstalments());
    const { slug, id: course_id } = await aCourseInInstalments();
    const enrolment = await anEnrolment(test.services, { course_id, user_id: one.id, state: "paying" });
    const payers = [one, { ...one, slug, enrolmentId: enrolment.id }];
    // Each has looked up what was sold before either request is stored.
    const acts = payers.map((payer) => () => made.choose(payer, { ...ASKED, verzinEnabled: true }));
    const answers = await inOrderOf(test)(blockWrites("instalments"), acts);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain("één keer per persoon");
    const [other] = payers.filter((_, at) => answers[at]?.status === 409);
    const [asking] = payers.filter((_, at) => answers[at]?.status === 200);
    if (!other || !asking) throw new Error("one of two");
    expect((await made.choose(other, { verzinEnabled: true })).body.errors).toHaveProperty("verzinEnabled");
    await asking.browser.delete(`/courses/${asking.slug}/participation/installment`);
    expect((await made.choose(other, { verzinEnabled: true })).status).toBe(200);
  });

  it("ends enrolling without paying, holds the seat for as long as it takes, and notifies the organiser", async () => {
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

  it("allows one open request: nothing else is chosen or paid until it is decided, and the price stands", async () => {
    const { course, payer } = await somebodyWhoAsked();
    const again = await made.choose(payer, ASKED);
    expect([again.status, again.body.code]).toEqual([409, "installment-open"]);
    expect((await made.choose(payer)).status).toBe(409);
    expect((await made.pay(payer)).status).toBe(410);
    await test.services.db.updateTable("courses").set({ price: 99_999 }).where("id", "=", course.id).execute();
    expect((await look(payer)).priceTotal).toBe(123.45);
  });

  it("can be withdrawn: the person then chooses and pays, with a seat for the usual time", async () => {
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
    // Withdrawn before the mail to the organiser was sent.
    expect(await mailsNow()).toEqual([]);
    expect((await made.choose(payer, ASKED)).status).toBe(200);
    await withdraw();
    expect((await made.choose(payer)).status).toBe(200);
    expect((await made.pay(payer)).status).toBe(200);
    await test.runJobs();
  });

  it("is limited to a number of requests per hour", async () => {
    const payer = await made.aPayer(await aCourseInInstalments());
    const { config, db } = test.services;
    const limit = config.limits.payments;
    await consumeRateLimitHits({ db, now: test.clock.now() }, limit, limit.times, "payment", payer.id);
    expect((await made.choose(payer, ASKED)).status).toBe(429);
  });

  it("lets go of a begun payment; if that is paid all the same, it enrols and nothing is left to decide", async () => {
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

  it("enrols at once when there is nothing to pay", async () => {
    const payer = await made.aPayer(await aCourseInInstalments({ price: 0 }));
    expect((await made.choose(payer, ASKED)).body.data).toMatchObject({ step: "compleet", installment: null });
  });
});
