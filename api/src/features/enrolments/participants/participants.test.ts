import { beforeAll, describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aHouse, aLine, anInvoice, BUYER } from "#features/billing/invoices/invoice.factory.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { startRefund } from "../payments/refunds/start-refund.ts";
import { anInstalmentRequest, aParticipant } from "./participant.factory.ts";

const test = useTestApi();
const hoursAgo = (count: number) => later(test.clock.now(), -hours(count));
beforeAll(() => aHouse(test.services));

const aPaidCourse = () =>
  aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000, organized_by_cs: true });
type Course = Awaited<ReturnType<typeof aPaidCourse>>;

const organizerOf = ({ organizerId }: Course) => test.browser().signInAs(organizerId);
const list = async (browser: TestBrowser, { slug }: Course, group: string) => {
  const { status, body } = await browser.get(`/courses/${slug}/participants/${group}`);
  expect(status).toBe(200);
  return body as { data: { id: string; name: string | null; priceTotal: number }[]; meta?: { begun: number } };
};
const namesIn = async (browser: TestBrowser, course: Course, group: string) =>
  (await list(browser, course, group)).data.map(({ name }) => name);
const detail = async (browser: TestBrowser, id: string) => {
  const { status, body } = await browser.get(`/course-participants/${id}`);
  expect(status).toBe(200);
  return body.data;
};

it("the list of courses counts the people who wait for an answer", async () => {
  const { services, clock } = test;
  const course = await aPaidCourse();
  const add = (wanted: Partial<Parameters<typeof aParticipant>[1]>) =>
    aParticipant(services, { course_id: course.id, ...wanted });
  const asked = { delist_requested_at: clock.now() };
  await anInstalmentRequest(services, { enrolmentId: (await add({ state: "lapsed" })).id });
  await anInstalmentRequest(services, { enrolmentId: (await add({ state: "lapsed" })).id, state: "rejected" });
  await add({ state: "enrolled", ...asked });
  await add({ state: "delisted", ...asked });
  await add({ state: "enrolled" });
  const { body } = await (await organizerOf(course)).get("/me/manage/courses");
  expect(body.data).toMatchObject([{ slug: course.slug, openRequests: 2 }]);
});

describe("the groups of participants", () => {
  it("have each enrolment once, and count people who have only begun", async () => {
    const { services } = test;
    const course = await aPaidCourse();
    const add = (first_name: string, wanted: Partial<Parameters<typeof aParticipant>[1]>) =>
      aParticipant(services, { course_id: course.id, first_name, last_name: "Zee", ...wanted });
    await add("Vera", { state: "enrolled" });
    await add("Bea", { state: "enrolled", last_name: "aerts" });
    await add("Paul", { state: "paying" });
    const away = await add("Wim", { state: "lapsed" });
    await aPayment(services, { enrolment_id: away.id });
    const asking = await add("Ines", { state: "lapsed" });
    await anInstalmentRequest(services, { enrolmentId: asking.id });
    const turnedDown = await add("Rik", { state: "lapsed" });
    await anInstalmentRequest(services, { enrolmentId: turnedDown.id, state: "rejected" });
    await add("Dirk", { state: "delisted" });
    const lapsed = await add("Lies", { state: "lapsed" });
    await add("Bram", { state: "begun", first_name: null, last_name: null });
    const organizer = await organizerOf(course);
    expect(await namesIn(organizer, course, "active")).toEqual(["Bea aerts", "Vera Zee"]);
    expect(await namesIn(organizer, course, "with-installment-request")).toEqual(["Ines Zee"]);
    expect(await namesIn(organizer, course, "delisted")).toEqual(["Dirk Zee"]);
    const pending = await list(organizer, course, "with-pending-payment");
    expect(pending.data.map(({ name }) => name).toSorted()).toEqual(["Paul Zee", "Wim Zee"]);
    expect(pending.meta).toEqual({ begun: 3 });
    // The organiser does not see people who let their seat lapse, except those who had asked for instalments.
    expect((await organizer.get(`/course-participants/${lapsed.id}`)).status).toBe(404);
    expect(await detail(organizer, turnedDown.id)).toMatchObject({ installment: { state: "rejected" } });
  });

  it("have nothing of people who erased their account before they were enrolled", async () => {
    const course = await aPaidCourse();
    const erased = { user_id: null, delisted_at: test.clock.now() };
    const { id } = await anEnrolment(test.services, { course_id: course.id, state: "begun", ...erased });
    const organizer = await organizerOf(course);
    expect(await namesIn(organizer, course, "delisted")).toEqual([]);
    expect((await organizer.get(`/course-participants/${id}`)).status).toBe(404);
  });

  it("lead to no profile of blocked people", async () => {
    const course = await aPaidCourse();
    const { id, person } = await aParticipant(test.services, { course_id: course.id, state: "enrolled" });
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", person.id).execute();
    const organizer = await organizerOf(course);
    const user = { nickname: expect.any(String), slug: null };
    expect((await list(organizer, course, "active")).data).toMatchObject([{ id, user }]);
    expect((await detail(organizer, id)).user).toMatchObject(user);
  });

  it("count people who have not answered a new question among those who have only begun", async () => {
    const course = await aPaidCourse();
    await aParticipant(test.services, { course_id: course.id, state: "paying" });
    const question = { course_id: course.id, question: "Waarom?", position: 1 };
    await test.services.db.insertInto("course_survey_questions").values(question).execute();
    const organizer = await organizerOf(course);
    expect(await list(organizer, course, "with-pending-payment")).toEqual({ data: [], meta: { begun: 1 } });
  });

  it("say what was paid, what went back, and what is still to be paid", async () => {
    const { services } = test;
    const course = await aPaidCourse();
    const paid = await anInvoice(services, { courseId: course.id, lines: [aLine({ total: 12_000 })] });
    await services.db.transaction().execute(async (tx) => {
      const { payment } = await lockPayment(tx, paid.paymentId);
      await startRefund(tx, services, { payment, amount: 2000, paidFor: "Zinnen", by: null, now: test.clock.now() });
      const credits = [{ code: "course" as const, amount: 2000 }];
      await issueCreditNote(tx, services, { invoiceId: paid.id, credits, reason: "Terug" });
    });
    const paying = await aParticipant(services, { course_id: course.id });
    await anInstalmentRequest(services, { enrolmentId: paying.id, state: "approved", paid: 4000 });
    await services.db.transaction().execute((tx) =>
      issueInvoice(tx, services, {
        enrolmentId: paying.id,
        paymentId: null,
        userId: paying.person.id,
        buyer: BUYER,
        lines: [aLine({ total: 12_000 })],
        method: null,
      }),
    );
    const organizer = await organizerOf(course);
    const { data } = await list(organizer, course, "active");
    expect(data.find(({ id }) => id === paid.enrolmentId)).toMatchObject({
      paidAmount: 120,
      refundedAmount: 20,
      outstandingAmount: 0,
    });
    expect(data.find(({ id }) => id === paying.id)).toMatchObject({
      paidAmount: 40,
      outstandingAmount: 80,
      installment: { state: "approved", paymentState: "running", paidAmount: 40, totalAmount: 120 },
    });
  });
});

describe("a participant", () => {
  it("is shown with what they filled in, chose and paid", async () => {
    const { services } = test;
    const { db } = services;
    const course = await aPaidCourse();
    const { id } = await aParticipant(services, {
      course_id: course.id,
      state: "paying",
      discount_name: "Student",
      discount_basispoints: 1250,
      discount_reason: "Ik studeer nog.",
      use_invoicing_address: true,
      invoicing_name: "Letters bv",
    });
    const magazine = { enrolment_id: id, add_on: "verzin" as const, price: 1800 };
    await db.insertInto("enrolment_add_ons").values(magazine).execute();
    const question = await db
      .insertInto("course_survey_questions")
      .values({ course_id: course.id, question: "Hoe kwam je hier?", position: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const option = await db
      .insertInto("course_survey_options")
      .values({ question_id: question.id, option: "Via een vriend", position: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const answer = { enrolment_id: id, question_id: question.id, option_id: option.id };
    await db.insertInto("enrolment_answers").values(answer).execute();
    const earlier = await aPayment(services, { enrolment_id: id, state: "failed", created_at: hoursAgo(2) });
    await aPayment(services, { enrolment_id: id, state: "failed", failure: "let-go", created_at: hoursAgo(1) });
    const open = await aPayment(services, { enrolment_id: id, amount: 12_300 });
    expect(await detail(await organizerOf(course), id)).toMatchObject({
      name: "Anneleen Wouters",
      course: { slug: course.slug, title: course.title },
      personalData: { phone: "+32470123456", addressCity: "Gent" },
      survey: [{ question: "Hoe kwam je hier?", answer: "Via een vriend" }],
      invoicingData: { invoicingName: "Letters bv" },
      courseDiscountType: { name: "Student" },
      discountPercentage: 12.5,
      discountReason: "Ik studeer nog.",
      priceCourse: 120,
      discountAmount: 15,
      priceVerzin: 18,
      priceTotal: 123,
      addOns: [{ code: "verzin", price: 18, sentAt: null }],
      payments: [
        { id: open.id, state: "pending", amount: 123, providerId: open.provider_id },
        { id: earlier.id, state: "failed", amount: 120 },
      ],
      isInReview: false,
    });
  });

  it("keeps all requests that they made, the newest first", async () => {
    const { services } = test;
    const course = await aPaidCourse();
    const { id } = await aParticipant(services, { course_id: course.id, state: "lapsed" });
    for (const state of ["rejected", "rejected", "open"] as const) {
      await anInstalmentRequest(services, { enrolmentId: id, state });
      test.clock.advance(hours(1));
    }
    const { installment, installmentHistory } = await detail(await organizerOf(course), id);
    expect(installment.state).toBe("open");
    expect(installmentHistory).toHaveLength(2);
  });

  it("has no name any more once they erased their account, while their money stays in view", async () => {
    const course = await aPaidCourse();
    const gone = { first_name: null, last_name: null };
    const { id } = await aParticipant(test.services, { course_id: course.id, state: "delisted", ...gone });
    await test.services.db.updateTable("enrolments").set({ user_id: null }).where("id", "=", id).execute();
    const organizer = await organizerOf(course);
    expect((await list(organizer, course, "delisted")).data).toMatchObject([{ id, user: null, name: null }]);
    expect(await detail(organizer, id)).toMatchObject({ user: null, name: null });
  });
});
