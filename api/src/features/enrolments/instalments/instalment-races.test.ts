import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#platform/db/database.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { anInstalment } from "./instalment.factory.ts";

/* Simultaneous decisions: what is stored is consistent with one of them having come first. */

const test = useTestApi({ DATABASE_POOL: "20" });
beforeAll(() => aHouse(test.services));

const PAID = {
  has_enrollments: true,
  pricing_strategy: "paid",
  price: 12_000,
  pricing_allow_installments: true,
} as const;
/** The organiser of the course in two windows, and an admin. */
async function aCourseWithDeciders(wanted: object = {}) {
  const course = await aCourse(test.services, { ...PAID, ...wanted });
  const admin = await aPerson(test.services, { roles: ["admin"] });
  const deciders = [course.organizerId, course.organizerId, admin.id];
  return { course, deciders: await Promise.all(deciders.map((id) => test.browser().signInAs(id))) };
}

const atOnce = statusesInOrder(test);
const holdCourse = (id: string) => holdRow("courses", id);
const invoicesOf = (enrolmentId: string) =>
  test.services.db
    .selectFrom("invoices")
    .select(["series", "total"])
    .where("enrolment_id", "=", enrolmentId)
    .orderBy("series", "desc")
    .execute();

describe("simultaneous decisions on one request", () => {
  it.each([0, 1])("count once: the others are refused as already decided (%i first)", async (first) => {
    const { course, deciders } = await aCourseWithDeciders({ max_participants: 1 });
    const { id, enrolmentId } = await anInstalment(test.services, { courseId: course.id });
    const acts = deciders.flatMap((browser: TestBrowser, at) => [
      () => browser.post(`/installments/${id}/${(at + first) % 2 === 0 ? "approve" : "reject"}`, {}),
    ]);
    const statuses = await atOnce(holdCourse(course.id), acts);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const { state } = await test.services.db
      .selectFrom("instalments")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(await invoicesOf(enrolmentId)).toHaveLength(state === "approved" ? 1 : 0);
  });

  it("leave nothing to withdraw once it is approved", async () => {
    const { course, deciders } = await aCourseWithDeciders();
    const { id, userId } = await anInstalment(test.services, { courseId: course.id });
    const browser = await test.browser().signInAs(userId);
    const statuses = await atOnce(holdCourse(course.id), [
      () => deciders[0]?.post(`/installments/${id}/approve`, {}) ?? Promise.reject(new Error("nobody decides")),
      () => browser.delete(`/courses/${course.slug}/participation/installment`),
    ]);
    expect(statuses).toEqual([200, 200]);
    const { body } = await browser.get(`/courses/${course.slug}/participation`);
    expect(body.data).toMatchObject({ step: "compleet", reservedUntil: null, installment: { state: "approved" } });
  });

  it("take no seat from the person who asked: the last one is theirs", async () => {
    const { course, deciders } = await aCourseWithDeciders({ max_participants: 1 });
    const { id } = await anInstalment(test.services, { courseId: course.id });
    const other = await anEnrolment(test.services, { course_id: course.id, state: "lapsed" });
    const browser = await test.browser().signInAs(other.user_id ?? "");
    const statuses = await atOnce(holdCourse(course.id), [
      () => browser.post(`/courses/${course.slug}/participate/start`, {}),
      () => deciders[0]?.post(`/installments/${id}/approve`, {}) ?? Promise.reject(new Error("nobody decides")),
      () => browser.post(`/courses/${course.slug}/participate/start`, {}),
    ]);
    expect(statuses).toEqual([422, 200, 422]);
  });
});

it("a decision while the person who asked is being erased is refused: there is no request", async () => {
  const { course, deciders } = await aCourseWithDeciders();
  const { id, enrolmentId } = await anInstalment(test.services, { courseId: course.id });
  const erase = async (tx: Tx) => {
    await holdCourse(course.id)(tx);
    await tx.deleteFrom("enrolments").where("id", "=", enrolmentId).execute();
  };
  const acts = ["approve", "reject"].map(
    (act) => () => deciders[0]?.post(`/installments/${id}/${act}`, {}) ?? Promise.reject(new Error("nobody decides")),
  );
  expect(await atOnce(erase, acts)).toEqual([404, 404]);
});

describe("sums that are entered at once", () => {
  it("are all kept, and marking as paid waives what the last one left", async () => {
    const { course, deciders } = await aCourseWithDeciders();
    const { id, enrolmentId } = await anInstalment(test.services, { courseId: course.id, state: "approved" });
    const [first, second, third] = deciders;
    const enter = (browser: TestBrowser | undefined, paidAmount: number) => async () =>
      (await browser?.put(`/installments/${id}`, { paidAmount })) ?? { status: 0 };
    const settle = async () => (await third?.post(`/installments/${id}/mark-as-paid`, {})) ?? { status: 0 };
    const statuses = await atOnce(holdCourse(course.id), [
      enter(first, 40),
      enter(second, 70),
      settle,
      enter(first, 90),
    ]);
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect(await invoicesOf(enrolmentId)).toEqual([
      { series: "invoice", total: 12_000 },
      { series: "credit-note", total: 5000 },
    ]);
    const entries = await test.services.db
      .selectFrom("instalment_entries")
      .select("paid")
      .where("instalment_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([{ paid: 4000 }, { paid: 7000 }]);
  });

  it("are waived once, however often the request is marked as paid", async () => {
    const { course, deciders } = await aCourseWithDeciders();
    const { id, enrolmentId } = await anInstalment(test.services, {
      courseId: course.id,
      state: "approved",
      paid: 100,
    });
    const statuses = await atOnce(
      holdCourse(course.id),
      deciders.map((browser) => () => browser.post(`/installments/${id}/mark-as-paid`, { waivedAmount: 119 })),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await invoicesOf(enrolmentId)).toHaveLength(2);
  });
});
