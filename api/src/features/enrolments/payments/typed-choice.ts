import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { PriceChoices } from "@inktvis/contract/features/enrolments/prices";
import type * as z from "zod";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Problems } from "#platform/http/errors.ts";
import { readAddOns } from "#features/billing/add-ons/add-on.ts";
import { offeredAddOns } from "../enrolments/queries/offered-add-ons.ts";
import { quoteOf } from "../enrolments/quote.ts";
import type { LockedCourse, LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { type Choice, choiceOf } from "./choice.ts";

type Typed = z.output<typeof PriceChoices>;
type Chooser = Pick<LockedEnrolment, "id" | "user_id" | "address_country"> & Partial<Discounted>;
type Discounted = Pick<LockedEnrolment, "discount_type_id" | "discount_name" | "discount_basispoints">;
interface Choosing {
  course: LockedCourse;
  /** Before the enrolment is begun, one without anything filled in. */
  enrolment: Chooser;
}

const FIELDS: Record<AddOnCode, "bookEnabled" | "taalDeelEnabled" | "verzinEnabled"> = {
  book: "bookEnabled",
  "taal-deel": "taalDeelEnabled",
  verzin: "verzinEnabled",
};

/** The choice as it is stored, what it costs, and what in it is not available, by field. */
export async function readTypedChoice(db: Database | Tx, { course, enrolment }: Choosing, typed: Typed) {
  const problems: Problems = {};
  const level = course.pricing_strategy === "paid_levels" ? (typed.priceLevel ?? "normal") : null;
  const typeId = typed.courseDiscountTypeId ?? null;
  const discount = typeId === null ? null : await discountOf(db, { course, enrolment }, typeId);
  if (discount === undefined)
    problems["courseDiscountTypeId"] = "Deze korting kan je niet meer kiezen. Kies een andere, of geen.";
  const addOns = await addOnsOf(db, { course, enrolment }, { typed, problems });
  const quote = quoteOf(course, { level, discount: discount ?? null, addOns });
  return { choice: choiceOf(quote, { level, typeId }), quote, problems };
}

/** A discount that was withdrawn stays with people who chose it, as it was then (docs/product/payments.md#price). */
async function discountOf(db: Database | Tx, { course, enrolment }: Choosing, typeId: number) {
  if (enrolment.discount_type_id === typeId)
    return { name: enrolment.discount_name ?? "", basispoints: enrolment.discount_basispoints ?? 0 };
  return db
    .selectFrom("course_discounts as given")
    .innerJoin("course_discount_types as type", "type.id", "given.discount_type_id")
    .select(["type.name", "type.basispoints"])
    .where("given.course_id", "=", course.id)
    .where("given.discount_type_id", "=", typeId)
    .executeTakeFirst();
}

async function addOnsOf(
  db: Database | Tx,
  choosing: Choosing,
  { typed, problems }: { typed: Typed; problems: Problems },
): Promise<Choice["addOns"]> {
  const [all, offered] = await Promise.all([readAddOns(db), offeredAddOns(db, choosing)]);
  const wanted = all.filter(({ code }) => typed[FIELDS[code]] === true);
  for (const { code } of wanted) {
    const offer = offered.find((one) => one.code === code);
    if (!offer) problems[FIELDS[code]] = "Dit is bij deze cursus niet te koop.";
    else if (offer.unavailableBecause) problems[FIELDS[code]] = offer.unavailableBecause;
  }
  return wanted.map(({ code, price }) => ({ code, price })).toSorted((one, other) => (one.code < other.code ? -1 : 1));
}
