import { setTimeout } from "node:timers/promises";
import { EXPIRED } from "@inktvis/contract/layer/endpoint";
import { enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Selectable } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from "#platform/payments/payment-provider.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { payableProblem } from "#features/billing/house-data/payable.ts";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { readCourseVat } from "#features/billing/vat-rates/vat-rate.ts";
import { isFree } from "../../enrolments/enrolment.rules.ts";
import { isComplete } from "../../enrolments/queries/is-complete.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { currentQuote } from "../../enrolments/queries/current-quote.ts";
import { agreedLinesOf } from "../../enrolments/quote.ts";
import { checkStillSold } from "../../enrolments/queries/offered-add-ons.ts";
import { holdSeat, whyNotPay } from "../../enrolments/seats.ts";
import { waitsForAnswer } from "../../instalments/instalment.errors.ts";
import { checkPayment, giveUpPayment } from "../check-payment.ts";
import { KEY_LASTS } from "../check-schedule.ts";
import { type Choice, choiceOf, isSameChoice, readChoice, totalOf, storedChoice } from "../choice.ts";
import { isDiscountLeft } from "../discount-quota.ts";
import { letGoOpenPayments } from "../let-go.ts";
import {
  inReview,
  notPayableYet,
  notToPay,
  providerUnavailable,
  priceChanged,
  stillWithBank,
  tooManyPayments,
} from "../payment.errors.ts";
import { orderOf } from "../payment-order.ts";
import { isInReview, isWithBank, openPaymentOf } from "../queries/payments-of-enrolment.ts";
import { applyProviderState } from "../settle-payment.ts";

type Payment = Selectable<Payments>;
interface Locked {
  course: LockedCourse;
  enrolment: LockedEnrolment;
}
/**
 * The address to go to, a payment that has to be made at the provider, or others that have to be cancelled there first.
 */
type Prepared = { href: string } | { payment: Payment; isNew: boolean } | { letGo: string[] };

/** An open payment with less time left than this is not offered again. */
const TIME_TO_PAY = minutes(5);
/** How often it is tried: two windows may change what the other one began, but a person does not do that more often. */
const TRIES = 4;

/**
 * Where somebody pays: at the open payment, or at a new one. The same row gives the same payment however often this is
 * called, because its id is the idempotency key at the provider (docs/product/payments.md#states).
 * @throws 410 when there is nothing to pay, 409 when the price or what may be paid changed, 503 when the provider is
 * away
 */
export async function getPaymentUrl(ctx: MemberContext, slug: string) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const prepared = await ctx.db.transaction().execute((tx) => prepare(ctx, tx, slug));
    if ("href" in prepared) return { data: { url: { href: prepared.href } } };
    if ("letGo" in prepared) await cancelAtProvider(ctx, prepared.letGo);
    else {
      const href = await makeAtProvider(ctx, prepared);
      if (href) return { data: { url: { href } } };
    }
  }
  throw providerUnavailable();
}

async function prepare(ctx: MemberContext, tx: Tx, slug: string): Promise<Prepared> {
  const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
  if (!enrolment) throw notToPay("Aanvaard eerst de voorwaarden.");
  const choice = await readChoice(tx, enrolment);
  if (enrolment.finalized_at && choice && totalOf(choice) === 0) return { href: completedPage(ctx, course) };
  await refuseToPay(ctx, tx, { course, enrolment });
  if (!choice) throw notToPay("Kies eerst wat je betaalt.");
  const provider = await payableProvider(ctx, tx, course);
  const open = await openPaymentOf(tx, enrolment.id);
  if (open && isWithBank(open)) throw stillWithBank();
  if (open && !isStillGood(open, { choice, provider, now: ctx.now }))
    return { letGo: await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now: ctx.now }) };
  await holdSeat(tx, ctx, { course, enrolment });
  if (open?.checkout_url) return { href: open.checkout_url };
  return open
    ? { payment: open, isNew: false }
    : { payment: await insertPayment(ctx, tx, { course, enrolment, choice, provider }), isNew: true };
}

const completedPage = ({ config }: MemberContext, { slug }: LockedCourse) =>
  `${originOf(config.sites, "organization")}${enrolmentStepPath(slug, "compleet")}`;

async function refuseToPay(ctx: MemberContext, tx: Tx, { course, enrolment }: Locked) {
  if (enrolment.delisted_at) throw notToPay("Je bent uitgeschreven voor deze cursus.");
  if (enrolment.finalized_at) throw notToPay("Je bent ingeschreven. Er valt niets meer te betalen.");
  if (enrolment.has_open_request) throw notToPay(waitsForAnswer().message);
  if (isFree(course)) throw notToPay("Deze cursus is gratis. Er valt niets te betalen.");
  if (!(await isComplete(tx, enrolment))) throw notToPay("Vul eerst je gegevens in.");
  if (await isInReview(tx, enrolment.id)) throw inReview();
  const refusal = await whyNotPay(tx, ctx, { course, enrolment });
  if (refusal === EXPIRED)
    throw notToPay("Je hebt te lang gewacht om je inschrijving af te werken. Probeer het opnieuw.", "expired");
  if (refusal) throw notToPay(refusal.message);
}

async function payableProvider(ctx: MemberContext, tx: Tx, course: LockedCourse): Promise<PaymentProvider> {
  const problem = payableProblem(ctx, { course, house: await readHouseData(tx) });
  if (problem !== null) throw notPayableYet(problem);
  if (!ctx.payments) throw providerUnavailable();
  return ctx.payments;
}

/**
 * Whether a payment is for the current choice, with enough time left to pay; one without a provider id is good as long
 * as the provider knows its key.
 */
function isStillGood(
  open: Payment,
  { choice, provider, now }: { choice: Choice; provider: PaymentProvider; now: Date },
) {
  if (open.provider !== provider.name || !isSameChoice(storedChoice(open), choice)) return false;
  if (open.state === "creating") return now < later(open.created_at, KEY_LASTS - TIME_TO_PAY);
  return open.expires_at === null || open.expires_at >= later(now, TIME_TO_PAY);
}

interface Wanted extends Locked {
  choice: Choice;
  provider: PaymentProvider;
}

/** A new payment for what was chosen, as long as that is still sold at that price. */
async function insertPayment(ctx: MemberContext, tx: Tx, { course, enrolment, choice, provider }: Wanted) {
  const { now } = ctx;
  const quote = await currentQuote(tx, { course, enrolment, payment: null });
  const costs = choiceOf(quote, { level: choice.level, typeId: choice.discount?.typeId ?? null });
  if (!isSameChoice(costs, choice)) throw priceChanged();
  await checkStillSold(tx, { course, enrolment }, choice.addOns);
  const using = { courseId: course.id, enrolmentId: enrolment.id, typeId: choice.discount?.typeId ?? 0 };
  if (choice.discount && !(await isDiscountLeft(tx, ctx, using))) throw priceChanged();
  if (!(await consumeRateLimit({ db: tx, now }, ctx.config.limits.payments, "payment", ctx.viewer.id)))
    throw tooManyPayments();
  const [addOns, courseVat] = [await readAddOns(tx), await readCourseVat(tx)];
  return tx
    .insertInto("payments")
    .values({
      enrolment_id: enrolment.id,
      provider: provider.name,
      state: "creating",
      amount: totalOf(choice),
      lines: JSON.stringify(agreedLinesOf(quote, { course, courseVat, addOns })),
      choice: JSON.stringify(choice),
      redirect_url: completedPage(ctx, course),
      created_at: now,
      next_check_at: later(now, minutes(1)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the caller has to look again: the payment was let go, or another window is making it */
async function makeAtProvider(ctx: MemberContext, { payment, isNew }: { payment: Payment; isNew: boolean }) {
  try {
    const found = await ctx.payments?.createPayment(orderOf(ctx, payment));
    if (!found) throw providerUnavailable();
    await applyProviderState(ctx, payment.id, found);
  } catch (error) {
    if (error instanceof ProviderRefused) await giveUpPayment(ctx, payment.id);
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error;
    ctx.log.error({ err: error, paymentId: payment.id }, "no payment could be made");
    // A provider refuses a key while it is still processing a request with it.
    if (isNew || error instanceof ProviderRefused || !(await isMadeSoon(ctx, payment.id))) throw providerUnavailable();
  }
  return checkoutOf(ctx, payment.id);
}

async function isMadeSoon(ctx: MemberContext, paymentId: string) {
  await setTimeout(1000);
  return (await checkoutOf(ctx, paymentId)) !== undefined;
}

async function checkoutOf({ db }: MemberContext, paymentId: string) {
  const open = await db
    .selectFrom("payments")
    .select("checkout_url")
    .where("id", "=", paymentId)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return open?.checkout_url ?? undefined;
}

/** Stores the state that each turns out to have: one that was already paid enrols, and then there is nothing to pay. */
async function cancelAtProvider(ctx: MemberContext, paymentIds: readonly string[]) {
  try {
    for (const id of paymentIds) await checkPayment(ctx, id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw providerUnavailable();
    throw error;
  }
}
