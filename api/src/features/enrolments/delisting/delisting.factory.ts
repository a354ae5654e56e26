import type { Insertable } from "kysely";
import { expect } from "vitest";
import { days } from "#platform/clock.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import type { MollieStub } from "#features/billing/providers/mollie-stub.fixture.ts";
import { payers } from "../payments/paying.factory.ts";

type Course = Awaited<ReturnType<ReturnType<typeof payers>["aPaidCourse"]>>;

/** Courses of €123.45 that start in 28 days, and people who paid for them at Mollie. */
export function participants(test: TestApi, stub: MollieStub) {
  const made = payers(test);
  const { db } = test.services;
  return {
    ...made,
    async somebodyWhoPaid(wanted: { course?: Course; choice?: object; settings?: Partial<Insertable<Courses>> } = {}) {
      const { course = await made.aPaidCourse({ pricing_strategy: "paid", ...wanted.settings }), choice = {} } = wanted;
      const payer = await made.aPayerAtMollie(course, { choice });
      await stub.setState(payer.providerId, "paid");
      await test.runJobs();
      return { ...payer, course };
    },
    organizerOf: (course: { organizerId: string }) => test.browser().signInAs(course.organizerId),
    delist: (browser: TestBrowser, { enrolmentId }: { enrolmentId: string }, body: object = {}) =>
      browser.post(`/course-participants/${enrolmentId}/delist`, body),
    relist: (browser: TestBrowser, { enrolmentId }: { enrolmentId: string }) =>
      browser.post(`/course-participants/${enrolmentId}/relist`),
    quote: async (browser: TestBrowser, { enrolmentId }: { enrolmentId: string }) =>
      (await browser.get(`/course-participants/${enrolmentId}/refund-quote`)).body.data,
    creditNotesOf: async ({ enrolmentId }: { enrolmentId: string }) => {
      const notes = await db
        .selectFrom("invoices")
        .select(["total", "lines", "reason"])
        .where("enrolment_id", "=", enrolmentId)
        .where("series", "=", "credit-note")
        .orderBy("issued_at")
        .orderBy("number")
        .execute();
      return notes;
    },
    /** Past the fourteen days in which everything goes back; the scale says 50 %. */
    async untilHalfGoesBack() {
      test.clock.advance(days(15));
    },
    /** The anomalies that the nightly check filed about them. */
    async expectBalanced(...payers: { enrolmentId: string }[]) {
      await test.runScheduled("enrolments.check-books");
      for (const payer of payers)
        expect((await made.anomaliesOf(payer)).filter(({ kind }) => kind === "books-unbalanced")).toEqual([]);
    },
  };
}

/** A generator of numbers in [0, below), the same sequence each time. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
