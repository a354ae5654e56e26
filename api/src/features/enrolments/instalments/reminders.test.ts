import { emailOf } from "#features/people/people/person.factory.ts";
import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { type Asking, useAsking } from "./asking.factory.ts";

/* docs/product/instalments.md */

const { test, made, somebodyWhoAsked, somebodyApproved, decide, enter } = useAsking();

describe("reminders", () => {
  /** The kinds of the reminders that are sent to a person now. */
  async function remind(personId: string) {
    const mails = await test.runScheduled("enrolments.remind-of-instalments");
    const email = await emailOf(test.services, personId);
    return mails.filter(({ to }) => to === email).map(({ kind }) => kind);
  }
  /** Signs in again: nobody stays signed in for a month. */
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

  it.each(["is blocked", "lost their role"])(
    "do not go to an organiser who %s, nor does the request itself",
    async (what) => {
      const { course, id } = await somebodyWhoAsked();
      const { db, clock } = test.services;
      await (what === "is blocked"
        ? db.updateTable("users").set({ blocked_at: clock.now() }).where("id", "=", course.organizerId).execute()
        : db.deleteFrom("user_roles").where("user_id", "=", course.organizerId).execute());
      expect((await test.runJobs()).map(({ kind }) => kind)).not.toContain("enrolments.instalment-requested");
      test.clock.advance(days(3));
      expect(await remind(course.organizerId)).toEqual([]);
      const waiting = await db.selectFrom("instalments").select("reminders").where("id", "=", id).executeTakeFirst();
      expect(waiting).toEqual({ reminders: 1 });
    },
  );

  it("go to people who pay in instalments, a month after the last sum, as long as money is outstanding", async () => {
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
