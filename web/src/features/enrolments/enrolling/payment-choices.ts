import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { type PriceChoices, PRICE_LEVELS } from "@inktvis/contract/features/enrolments/prices";
import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { ADD_ON_FIELDS, ASK_FIELD, type SearchChoices } from "./search-choices.ts";

/** The values of the payment form: a select holds text. */
export const paymentValues = (enrolment: Enrolment, asked: SearchChoices) => ({
  ...chosen(enrolment, asked),
  discountReason: enrolment.discountReason ?? "",
  waivesWithdrawal: enrolment.waivesWithdrawal,
  installmentEnabled: false,
  // The reason of a request that was rejected, so that it can be reworded.
  installmentReason: enrolment.installment?.reason ?? "",
});

function chosen(enrolment: Enrolment, asked: SearchChoices) {
  const { course, priceLevel, courseDiscountTypeId, addOns } = enrolment;
  const isAsked = ASK_FIELD in asked;
  const level = PRICE_LEVELS.find((each) => each === (isAsked ? asked.priceLevel : priceLevel)) ?? "normal";
  const discount = isAsked ? asked.courseDiscountTypeId : courseDiscountTypeId?.toString();
  const canHave = discount !== undefined && discountsOf(enrolment).some(({ id }) => String(id) === discount);
  const buys = (code: AddOnCode) => {
    const field = ADD_ON_FIELDS[code];
    const isAvailable = addOns.some((each) => each.code === code && each.unavailableBecause === null);
    return isAvailable && (isAsked ? asked[field] !== undefined : enrolment[field]);
  };
  return {
    priceLevel: course.pricingStrategy === "paid_levels" ? level : null,
    courseDiscountTypeId: canHave ? discount : "",
    bookEnabled: buys("book"),
    taalDeelEnabled: buys("taal-deel"),
    verzinEnabled: buys("verzin"),
  };
}

type Chosen = Pick<Enrolment, "courseDiscountTypeId" | "courseDiscountType" | "discountPercentage"> & {
  course: Pick<Enrolment["course"], "courseDiscountTypes">;
};

/**
 * The discounts to choose from; the one that the enrolment has is shown as it was when chosen, even when nobody else
 * can get it any more.
 */
export function discountsOf({ course, courseDiscountTypeId, courseDiscountType, discountPercentage }: Chosen) {
  const listed = course.courseDiscountTypes.map(({ id, name, percentage, conditions }) => ({
    id,
    name,
    percentage,
    conditions,
  }));
  if (courseDiscountTypeId === null) return listed;
  const chosen = {
    id: courseDiscountTypeId,
    name: courseDiscountType?.name ?? "",
    percentage: discountPercentage ?? 0,
  };
  return listed.some(({ id }) => id === chosen.id)
    ? listed.map((each) => (each.id === chosen.id ? { ...each, ...chosen } : each))
    : [...listed, { ...chosen, conditions: "" }];
}

/** Whether there is anything to choose before paying. */
export const hasChoices = (enrolment: Enrolment) =>
  enrolment.course.pricingStrategy === "paid_levels" ||
  discountsOf(enrolment).length > 0 ||
  enrolment.course.pricingAllowInstallments ||
  enrolment.addOns.length > 0;

/** Converts the values to the choices that the API takes. */
export const choicesOf = (
  values: Omit<PriceChoices, "courseDiscountTypeId"> & { courseDiscountTypeId: string },
): PriceChoices => ({
  priceLevel: values.priceLevel,
  courseDiscountTypeId: values.courseDiscountTypeId ? Number(values.courseDiscountTypeId) : null,
  bookEnabled: values.bookEnabled,
  taalDeelEnabled: values.taalDeelEnabled,
  verzinEnabled: values.verzinEnabled,
});
