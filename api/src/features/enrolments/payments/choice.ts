import { isDeepStrictEqual } from "node:util";
import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { PriceLevel } from "@inktvis/contract/features/enrolments/prices";
import type { Selectable } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Enrolments, Json } from "#platform/db/tables.gen.ts";
import type { Quote } from "../enrolments/quote.ts";

/** What somebody chose to pay for, as stored in their enrolment and in each of its payments. Amounts in cents. */
export interface Choice {
  level: PriceLevel | null;
  /** Before the discount. */
  priceCourse: number;
  discount: { typeId: number | null; name: string; basispoints: number; amount: number } | null;
  addOns: { code: AddOnCode; price: number }[];
}

/** The stored choice of a row of payments or instalments. */
export const storedChoice = ({ choice }: { choice: Json }) => choice as unknown as Choice;

export const totalOf = ({ priceCourse, discount, addOns }: Choice) =>
  addOns.reduce((sum, { price }) => sum + price, priceCourse - (discount?.amount ?? 0));

export const isSameChoice = (one: Choice, other: Choice) => isDeepStrictEqual(one, other);

/** A choice, at the prices of a quote. */
export function choiceOf(
  { priceCourse, discount, addOns }: Quote,
  { level, typeId }: { level: PriceLevel | null; typeId: number | null },
): Choice {
  return { level, priceCourse, discount: discount && { typeId, ...discount }, addOns: [...addOns] };
}

/**
 * The choice in an enrolment that is to be paid for; null before anything was chosen. Without add-ons that were sent:
 * those were paid before.
 */
export async function readChoice(db: Database | Tx, enrolment: Selectable<Enrolments>): Promise<Choice | null> {
  const { price_course, price_level, discount_type_id, discount_name, discount_basispoints } = enrolment;
  if (price_course === null) return null;
  const addOns = await db
    .selectFrom("enrolment_add_ons")
    .select(["add_on as code", "price"])
    .where("enrolment_id", "=", enrolment.id)
    .where("sent_at", "is", null)
    .orderBy("add_on")
    .$castTo<Choice["addOns"][number]>()
    .execute();
  return {
    level: price_level,
    priceCourse: price_course,
    discount:
      discount_basispoints === null
        ? null
        : {
            typeId: discount_type_id,
            name: discount_name ?? "",
            basispoints: discount_basispoints,
            amount: enrolment.discount_amount,
          },
    addOns,
  };
}

/**
 * Writes a choice into a locked enrolment. A discount that has since been deleted, or merged into another, is kept only
 * as a copy of its name and percentage.
 */
export async function writeChoice(tx: Tx, enrolmentId: string, { level, priceCourse, discount, addOns }: Choice) {
  const type = await tx
    .selectFrom("course_discount_types")
    .select("id")
    .where("id", "=", discount?.typeId ?? 0)
    .forKeyShare()
    .executeTakeFirst();
  await tx
    .updateTable("enrolments")
    .set({
      price_level: level,
      price_course: priceCourse,
      discount_type_id: type?.id ?? null,
      discount_name: discount?.name ?? null,
      discount_basispoints: discount?.basispoints ?? null,
      discount_amount: discount?.amount ?? 0,
    })
    .where("id", "=", enrolmentId)
    .execute();
  await tx
    .deleteFrom("enrolment_add_ons")
    .where("enrolment_id", "=", enrolmentId)
    .where("sent_at", "is", null)
    .execute();
  const rows = addOns.map(({ code, price }) => ({ enrolment_id: enrolmentId, add_on: code, price }));
  if (rows.length > 0) await tx.insertInto("enrolment_add_ons").values(rows).execute();
}

const NOTHING: Choice = { level: null, priceCourse: 0, discount: null, addOns: [] };

/**
 * Clears the chosen price, discount and add-ons, and what was said about them: nobody buys anything in a free course.
 */
export async function clearChoice(tx: Tx, enrolmentId: string) {
  await writeChoice(tx, enrolmentId, NOTHING);
  const words = { discount_reason: null, withdrawal_waived_at: null };
  await tx.updateTable("enrolments").set(words).where("id", "=", enrolmentId).execute();
}
