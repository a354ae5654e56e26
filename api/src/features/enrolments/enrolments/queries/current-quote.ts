import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { Database, Tx } from "#platform/db/database.ts";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { type Quote, quoteOf } from "../quote.ts";
import type { LockedCourse, LockedEnrolment } from "./lock-enrolment.ts";

interface Facts {
  course: Pick<LockedCourse, "pricing_strategy" | "price" | "price_low" | "price_high">;
  enrolment: Pick<
    LockedEnrolment,
    | "finalized_at"
    | "has_open_request"
    | "price_level"
    | "price_course"
    | "discount_name"
    | "discount_basispoints"
    | "discount_amount"
  >;
}
type ChosenAddOn = Quote["addOns"][number];

/**
 * What an enrolment costs: what was agreed, once it is paid for or being paid; before that, what its choices cost now
 * (docs/product/payments.md#price).
 * @param payment the newest attempt
 */
export async function currentQuote(
  db: Database | Tx,
  { payment, ...asked }: Facts & { enrolment: { id: string }; payment: { state: string } | null },
): Promise<Quote> {
  const chosen = await chosenAddOns(db, asked.enrolment);
  const prices = chosen.length > 0 ? await addOnPrices(db) : NO_PRICES;
  return quoteOfChoices({ ...asked, isBeingPaid: payment?.state === "pending" }, chosen, prices);
}

/**
 * The same for callers that have already read what it needs, for many enrolments at once. @param prices of the add-ons
 * now
 */
export function quoteOfChoices(
  { course, enrolment, isBeingPaid }: Facts & { isBeingPaid: boolean },
  chosen: readonly ChosenAddOn[],
  prices: AddOnPrices,
): Quote {
  const { discount_name: name, discount_basispoints: basispoints, discount_amount: amount } = enrolment;
  const discount = name !== null && basispoints !== null ? { name, basispoints } : null;
  const isAgreed = enrolment.finalized_at !== null || enrolment.has_open_request || isBeingPaid;
  // People who enrolled while the course was free have not chosen a price.
  const agreed = enrolment.price_course ?? (enrolment.finalized_at === null ? null : 0);
  if (isAgreed && agreed !== null) {
    const sum = chosen.reduce((total, { price }) => total + price, agreed - amount);
    return {
      priceCourse: agreed,
      discount: discount && { ...discount, amount },
      addOns: chosen,
      priceTotal: sum,
    };
  }
  const addOns = chosen.map(({ code, price }) => ({ code, price: prices.get(code) ?? price }));
  return quoteOf(course, { level: enrolment.price_level, discount, addOns });
}

type AddOnPrices = ReadonlyMap<AddOnCode, number>;
const NO_PRICES: AddOnPrices = new Map();

/** What each add-on costs now, in cents. */
export const addOnPrices = async (db: Database | Tx): Promise<AddOnPrices> =>
  new Map((await readAddOns(db)).map(({ code, price }) => [code, price]));

/** The chosen add-ons. People who pay again, after they were delisted, do not pay again for what was sent to them. */
const chosenAddOns = (db: Database | Tx, { id, finalized_at }: { id: string; finalized_at: Date | null }) =>
  db
    .selectFrom("enrolment_add_ons")
    .select(["add_on as code", "price"])
    .where("enrolment_id", "=", id)
    .$if(finalized_at === null, (chosen) => chosen.where("sent_at", "is", null))
    .orderBy("add_on")
    .$castTo<ChosenAddOn>()
    .execute();
