import type { FormRule } from "#layer/form-rules.ts";
import type { PricingStrategy } from "./course.ts";

/*
 * The rules of docs/product/courses.md#form that look at more than one field: the page and the API check the same ones.
 */

/** The fields of the form that these rules look at. */
export interface CourseRuled {
  pricingStrategy: PricingStrategy;
  price?: number | null | undefined;
  priceLow?: number | null | undefined;
  priceHigh?: number | null | undefined;
  hasRealLifePart: boolean;
  location?: string | null | undefined;
  classTimes?: string | null | undefined;
  /** Days, `YYYY-MM-DD`. */
  enrollmentDeadline?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  hasEnrollments: boolean;
  /** Rich text; without words it counts as empty. */
  conditions?: string | null | undefined;
  isClosed?: boolean | null | undefined;
  pricingAllowInstallments?: boolean | null | undefined;
  pricingInstallmentInstructions?: string | null | undefined;
  refundTerms?: readonly { daysBefore: number; percentage: number }[] | null | undefined;
  maxParticipants?: number | null | undefined;
  adminEmailAddress?: string | null | undefined;
}

type Rule = FormRule<CourseRuled>;
type Part = (values: CourseRuled) => boolean;

/* Which parts of the form apply to a course; nothing is stored of the others. */
const isPaid: Part = ({ pricingStrategy }) => pricingStrategy !== "free";
const hasLevels: Part = ({ pricingStrategy }) => pricingStrategy === "paid_levels";
const hasMeetings: Part = ({ hasRealLifePart }) => hasRealLifePart;
const hasEnrollments: Part = (values) => values.hasEnrollments;
const mayPayInParts: Part = (values) => hasEnrollments(values) && isPaid(values);
/** Discounts are taken off a price, so a free course has none. */
const hasDiscounts: Part = (values) => hasEnrollments(values) && isPaid(values);
const paysInParts: Part = (values) => mayPayInParts(values) && values.pricingAllowInstallments === true;
const hasSeats: Part = (values) => values.hasEnrollments && values.hasRealLifePart;
export const COURSE_PARTS = {
  isPaid,
  hasLevels,
  hasMeetings,
  hasEnrollments,
  hasDiscounts,
  mayPayInParts,
  paysInParts,
  hasSeats,
};

type Field = keyof CourseRuled;
const isFilled = <Value>(value: Value): value is NonNullable<Value> =>
  value !== undefined && value !== null && value !== "";
const needed = (part: Part, at: Field, says: string): Rule => ({
  at,
  says,
  holds: (values) => !part(values) || isFilled(values[at]),
});

/** A last day before the first is wrong, and nobody knows what it should be: no earlier than the first. */
const lastDayOf = ({ startDate, endDate }: CourseRuled) =>
  isFilled(startDate) && isFilled(endDate) && startDate > endDate ? startDate : endDate;

/** The rule that `one` comes no later than `other`, where the part applies and both are filled in. */
const inOrder = (part: Part, [one, other]: readonly [Field, Field], at: Field, says: string): Rule => ({
  at,
  says,
  holds: (values) => {
    const [first, last] = [values[one], values[other]];
    return !part(values) || !isFilled(first) || !isFilled(last) || first <= last;
  },
});

const LOCATION_MIN = 2;
const hasWords = (html: string | null | undefined) => (html ?? "").replaceAll(/<[^>]*>|&nbsp;/g, "").trim() !== "";

export const COURSE_RULES: readonly Rule[] = [
  needed(isPaid, "price", "Vul de prijs in."),
  needed(hasLevels, "priceLow", "Vul de lage prijs in."),
  needed(hasLevels, "priceHigh", "Vul de hoge prijs in."),
  inOrder(hasLevels, ["priceLow", "price"], "priceLow", "De lage prijs is hoger dan de gewone prijs."),
  inOrder(hasLevels, ["price", "priceHigh"], "priceHigh", "De hoge prijs is lager dan de gewone prijs."),
  {
    at: "location",
    says: "Vul in waar de cursus doorgaat.",
    holds: (values) => !hasMeetings(values) || (values.location ?? "").length >= LOCATION_MIN,
  },
  needed(hasMeetings, "classTimes", "Vul in wanneer de bijeenkomsten doorgaan."),
  needed(hasMeetings, "startDate", "Kies een startdatum."),
  needed(hasMeetings, "endDate", "Kies een einddatum."),
  needed(hasMeetings, "enrollmentDeadline", "Kies tot wanneer mensen zich kunnen inschrijven."),
  inOrder(hasMeetings, ["startDate", "endDate"], "endDate", "De einddatum valt vóór de startdatum."),
  {
    at: "enrollmentDeadline",
    says: "De laatste dag om in te schrijven valt na de einddatum.",
    holds: (values) => {
      const [deadline, last] = [values.enrollmentDeadline, lastDayOf(values)];
      return !hasMeetings(values) || !isFilled(deadline) || !isFilled(last) || deadline <= last;
    },
  },
  {
    at: "conditions",
    says: "Schrijf de voorwaarden voor wie zich inschrijft.",
    holds: (values) => !hasEnrollments(values) || hasWords(values.conditions),
  },
  needed(hasEnrollments, "isClosed", "Kies wie zich kan inschrijven."),
  needed(mayPayInParts, "pricingAllowInstallments", "Kies of betalen in schijven kan."),
  needed(paysInParts, "pricingInstallmentInstructions", "Leg uit hoe betalen in schijven gaat."),
  {
    at: "refundTerms",
    says: "Vul elk aantal dagen één keer in.",
    holds: ({ refundTerms }) =>
      new Set((refundTerms ?? []).map(({ daysBefore }) => daysBefore)).size === (refundTerms ?? []).length,
  },
  {
    at: "refundTerms",
    says: "Wie zich vroeger uitschrijft, krijgt minstens evenveel terug: kijk de percentages na.",
    holds: ({ refundTerms }) => {
      const earliestFirst = (refundTerms ?? []).toSorted((one, other) => other.daysBefore - one.daysBefore);
      return earliestFirst.every(({ percentage }, at) => percentage <= (earliestFirst[at - 1]?.percentage ?? Infinity));
    },
  },
  needed(hasSeats, "maxParticipants", "Vul in hoeveel mensen kunnen deelnemen."),
  needed(hasSeats, "adminEmailAddress", "Vul het e-mailadres in waar deelnemers terechtkunnen."),
];
