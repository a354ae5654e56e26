import { beforeAll, describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { numbers, participants } from "./delisting.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof participants>;
beforeAll(async () => {
  made = participants(test, stub);
  await made.aHouse();
});

describe("the books, after random actions of everybody", () => {
  const STEPS = 48;

  it("balance, whoever was delisted for whatever amount, relisted, and paid again", async () => {
    const next = numbers(17);
    const course = await made.aPaidCourse();
    const people = [
      await made.somebodyWhoPaid({ course }),
      await made.somebodyWhoPaid({ course, choice: { bookEnabled: true } }),
    ];
    const organizer = await made.organizerOf(course);
    const acts = [
      (payer: (typeof people)[number]) => made.delist(organizer, payer),
      (payer: (typeof people)[number]) => made.delist(organizer, payer, { refundAmount: next(9999) / 100 }),
      (payer: (typeof people)[number]) => made.relist(organizer, payer),
      payAgain,
      payAgain,
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const [payer, act] = [people[step % people.length], acts[next(acts.length)]];
      if (payer && act) await act(payer);
      test.clock.advance(days(1) / 8);
      await test.runJobs();
    }
    await made.expectBalanced(...people);
    for (const payer of people) expect((await made.invoicesOf(payer)).length).toBeGreaterThan(1);
  });

  /** Pays, when there is something to pay. */
  async function payAgain(payer: Awaited<ReturnType<typeof made.somebodyWhoPaid>>) {
    if ((await made.enrolmentOf(payer)).finalized_at) return;
    await made.choose(payer);
    if ((await made.pay(payer)).status !== 200) return;
    await stub.setState((await made.newestOf(payer)).provider_id ?? "", "paid");
  }
});
