import { openMollieStub } from "@inktvis/api/features/billing/providers/mollie-stub.fixture";
import { type PaymentResult, type PaymentWishes, playPayments } from "@inktvis/server/src/testing/payment-rounds.ts";
import { openStage } from "./stage.ts";

const PEOPLE = 1000;
/** Fewer seats than people, so that some come too late. */
const SEATS = 900;
/** 200 people a minute are about ten at the same time, if people take time to read. */
const AT_ONCE = 10;
const KILLS = 20;
/** A rush for the seats of one course: so many people within a minute. */
const RUSH = { people: 200, seats: 200, atOnce: 200, within: 60_000, kills: 0, fails: false };

/** A thousand people enrol and pay, while Mollie fails and processes are killed, on a durable database. */
export const measurePayments = (port: number) =>
  play(port, { people: PEOPLE, seats: SEATS, atOnce: AT_ONCE, kills: KILLS, fails: true });

/** Two hundred people enrol and pay within a minute, and nothing fails. */
export const measureEnrolmentRush = (port: number) => play(port, RUSH);

async function play(port: number, wishes: PaymentWishes): Promise<PaymentResult> {
  const mollie = await openMollieStub();
  const stage = await openStage("payments", port, "silent", { SITES_DOMAIN: "inktvis.example", ...mollie.settings });
  const result = await playPayments({ ...stage, mollie }, wishes);
  await stage.end();
  await mollie.close();
  return result;
}
