import { afterEach, beforeAll } from "vitest";
import { useMollie } from "#testing/use-mollie.ts";
import { payers } from "./paying.factory.ts";

/** For a test file about how payments end: people who pay at a stub of Mollie, which works again after each test. */
export function useSettling() {
  const { test, mollie: stub } = useMollie();
  const made = payers(test);
  beforeAll(() => made.aHouse());
  afterEach(() => stub.recover());
  return {
    test,
    stub,
    made,
    anyPayer: async (columns: Parameters<typeof made.aPaidCourse>[0] = {}) =>
      made.aPayerAtMollie(await made.aPaidCourse(columns)),
    /** Keeps payments and seats of earlier tests from being checked, or from lapsing. */
    async forgetOthers() {
      const { db } = test.services;
      await db.updateTable("payments").set({ next_check_at: null }).execute();
      await db.updateTable("enrolments").set({ reserved_until: null }).execute();
    },
    async pollAfter(milliseconds: number) {
      test.clock.advance(milliseconds);
      return test.runScheduled("enrolments.poll-payments");
    },
  };
}

export const kindsTo = (mails: readonly { kind?: string }[]) => mails.map(({ kind }) => kind).toSorted();
