import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { PriceLevel, Quote as QuoteInEuros } from "@inktvis/contract/features/enrolments/prices";
import type { AddOn } from "#features/billing/add-ons/add-on.ts";
import type { AgreedLine } from "#features/billing/invoices/agreed-line.ts";
import type { Vat } from "#features/billing/vat-rates/vat-rate.ts";
import { eurosOf } from "#platform/money.ts";

/* What an enrolment costs (docs/product/payments.md#price). Amounts in cents. */

/** The columns of `courses` that determine the price. */
interface PricedCourse {
  pricing_strategy: string;
  price: number | null;
  price_low: number | null;
  price_high: number | null;
}
interface PriceChoice {
  /** For a course with levels; without a level the normal price counts. */
  level: PriceLevel | null;
  discount: { name: string; basispoints: number } | null;
  addOns: readonly { code: AddOnCode; price: number }[];
}
export interface Quote {
  /** Before the discount. */
  priceCourse: number;
  discount: AgreedLine["discount"];
  addOns: PriceChoice["addOns"];
  priceTotal: number;
}

/** The price of the course alone, before the discount. */
function priceOfCourse(course: PricedCourse, level: PriceLevel | null) {
  if (course.pricing_strategy === "free") return 0;
  const prices = { low: course.price_low, normal: course.price, high: course.price_high };
  return (course.pricing_strategy === "paid_levels" ? prices[level ?? "normal"] : course.price) ?? 0;
}

/** A share of an amount, rounded half up to the cent. */
export const shareOf = (amount: number, basispoints: number) => Math.floor((amount * basispoints + 5000) / 10_000);

/** The one place that determines what something costs: before it is chosen, when it is chosen, and when it is paid. */
export function quoteOf(course: PricedCourse, { level, discount, addOns }: PriceChoice): Quote {
  const priceCourse = priceOfCourse(course, level);
  const amount = discount ? shareOf(priceCourse, discount.basispoints) : 0;
  const priceTotal = addOns.reduce((sum, { price }) => sum + price, priceCourse - amount);
  return { priceCourse, discount: discount && { ...discount, amount }, addOns, priceTotal };
}

/** In the format of the contract. */
export function quoteInEuros({ priceCourse, discount, addOns, priceTotal }: Quote): QuoteInEuros {
  const priceOf = (code: AddOnCode) => eurosOf(addOns.find((chosen) => chosen.code === code)?.price ?? 0);
  return {
    priceCourse: eurosOf(priceCourse),
    discountAmount: eurosOf(discount?.amount ?? 0),
    priceBook: priceOf("book"),
    priceTaalDeel: priceOf("taal-deel"),
    priceVerzin: priceOf("verzin"),
    priceTotal: eurosOf(priceTotal),
  };
}

interface Agreed {
  course: { title: string; organization: string; organized_by_cs: boolean };
  courseVat: Vat;
  /** The add-ons as they are offered now, for their names and VAT rates (`readAddOns`). */
  addOns: readonly AddOn[];
}

/** A quote as the lines of the future invoice; together they are its total. */
export function agreedLinesOf(quote: Quote, { course, courseVat, addOns }: Agreed): AgreedLine[] {
  const { priceCourse, discount } = quote;
  const description = course.organized_by_cs
    ? `Cursus ‘${course.title}’`
    : `Cursus ‘${course.title}’, georganiseerd door ${course.organization}`;
  const courseLine: AgreedLine = {
    code: "course",
    description,
    price: priceCourse,
    discount,
    total: priceCourse - (discount?.amount ?? 0),
    vat: courseVat,
  };
  const addOnLines = quote.addOns.map(({ code, price }): AgreedLine => {
    const sold = addOns.find((each) => each.code === code);
    if (!sold) throw new Error(`No add-on ${code}`);
    return { code, description: sold.name, price, discount: null, total: price, vat: sold.vat };
  });
  return [courseLine, ...addOnLines];
}
