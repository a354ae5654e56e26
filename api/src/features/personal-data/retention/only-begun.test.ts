import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { anInstalment } from "#features/enrolments/instalments/instalment.factory.ts";
import { aPayment } from "#features/enrolments/payments/payment.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { leftTonight } from "./left-tonight.factory.ts";

/* docs/product/enrolments.md#only-begun */

const test = useTestApi();
beforeAll(() => aHouse(test.services));
const ago = (number: number) => later(test.clock.now(), -days(number));

/** A course whose deadline was this many days ago. */
const aCourseOver = async (daysAgo: number) =>
  (await aCourse(test.services, { has_enrollments: true, enrollment_deadline: brusselsDay(ago(daysAgo)) })).id;
const begun = (course_id: string, wanted: Partial<Parameters<typeof anEnrolment>[1]> = {}) =>
  anEnrolment(test.services, { course_id, state: "begun", updated_at: ago(900), ...wanted });

describe("an enrolment that was merely started", () => {
  it("is deleted a year after its course is over, but not while it can still be continued", async () => {
    const { services } = test;
    const over = await aCourseOver(500);
    const calledOff = await aCourse(services, { has_enrollments: true, cancelled_at: ago(366) });
    const endless = await aCourse(services, { has_enrollments: true, has_real_life_part: false });
    expect(
      await leftTonight(test, "enrolments", {
        begun: await begun(over),
        lostItsSeat: await begun(over, { state: "lapsed", reserved_since: ago(901), reserved_until: ago(900) }),
        calledOff: await begun(calledOff.id),
        changedSince: await begun(over, { updated_at: ago(364) }),
        lastYear: await begun(await aCourseOver(364)),
        open: await begun((await aCourse(services, { has_enrollments: true })).id),
        withoutDeadline: await begun(endless.id),
      }),
    ).toEqual(["changedSince", "lastYear", "open", "withoutDeadline"]);
  });

  it("does not include one with a seat, money, an invoice or a request", async () => {
    const { services } = test;
    const { db } = services;
    const over = await aCourseOver(500);
    const old = { updated_at: ago(900) };
    const tried = await begun(over);
    await aPayment(services, { enrolment_id: tried.id, state: "failed" });
    const filed = await begun(over);
    await db
      .insertInto("anomalies")
      .values({ kind: "unknown-payment", dedupe_key: filed.id, enrolment_id: filed.id, filed_at: ago(900) })
      .execute();
    const inInstalments = async (state: "open" | "approved" | "rejected") => {
      const { enrolmentId: id } = await anInstalment(services, { courseId: over, state });
      // The seat is no longer held, so that only the request is left.
      const lapsed = { reserved_since: ago(901), reserved_until: ago(900) };
      await db
        .updateTable("enrolments")
        .set({ ...old, ...lapsed })
        .where("id", "=", id)
        .execute();
      return { id };
    };
    const enrolments = {
      enrolled: await begun(over, { state: "enrolled" }),
      delisted: await begun(over, { state: "delisted" }),
      paying: await begun(over, { state: "paying" }),
      tried,
      filed,
      asked: await inInstalments("open"),
      refused: await inInstalments("rejected"),
      invoiced: await inInstalments("approved"),
    };
    expect(await leftTonight(test, "enrolments", enrolments)).toEqual(Object.keys(enrolments));
  });
});
