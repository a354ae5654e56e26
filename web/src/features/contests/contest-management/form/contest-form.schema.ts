import * as z from "zod";
import { AGES, ContestInput, MAX_AGE_CATEGORIES, Moment } from "@inktvis/contract/features/contests/contests";
import { formMessages as copy } from "./form.nl.ts";

/** Ages of a row, empty until they are chosen. */
const Age = z.int().min(AGES.from).max(AGES.to).nullable();

/** What the page asks for: the contract's input, with rows of ages that may still be empty. */
const Values = ContestInput.extend({
  deadline: z.union([Moment, z.literal("")]),
  ageCategories: z.array(z.object({ id: z.int32().optional(), ageFrom: Age, ageTo: Age })),
  useAgeCategories: z.boolean(),
});
export type ContestFormValues = z.input<typeof Values>;

interface Rule {
  at: string;
  says: string;
  holds: (values: ContestFormValues) => boolean;
}

const isInteractive = ({ mode }: ContestFormValues) => mode === "interactive";
const hasPicture = (picture: ContestFormValues["bannerBig"], current: boolean) =>
  picture === undefined ? current : typeof picture === "string" || picture?.action === "create";

const rowRules: Rule[] = Array.from({ length: MAX_AGE_CATEGORIES }, (_, index): Rule[] => {
  const rule = (
    field: "ageFrom" | "ageTo",
    says: string,
    holds: (from: number | null, to: number | null) => boolean,
  ) => ({
    at: `ageCategories.${index}.${field}`,
    says,
    holds: (values: ContestFormValues) => {
      const row = values.ageCategories[index];
      return !isInteractive(values) || !values.useAgeCategories || !row || holds(row.ageFrom, row.ageTo);
    },
  });
  return [
    rule("ageFrom", copy.ageMissing, (from) => from !== null),
    rule("ageTo", copy.ageMissing, (_from, to) => to !== null),
    rule("ageTo", copy.agesTurned, (from, to) => from === null || to === null || from <= to),
  ];
}).flat();

/**
 * The rules of docs/product/contests.md#form that look at more than one field, or at the pictures that are there
 * already.
 */
const rules = (current: { bannerBig: boolean; bannerSmall: boolean }): Rule[] => [
  { at: "bannerBig", says: copy.bannerBigMissing, holds: ({ bannerBig }) => hasPicture(bannerBig, current.bannerBig) },
  {
    at: "bannerSmall",
    says: copy.bannerSmallMissing,
    holds: ({ bannerSmall }) => hasPicture(bannerSmall, current.bannerSmall),
  },
  { at: "deadline", says: copy.deadlineMissing, holds: ({ deadline }) => deadline !== "" },
  { at: "type", says: copy.typeMissing, holds: (values) => !isInteractive(values) || Boolean(values.type) },
  {
    at: "contributionsPerUser",
    says: copy.contributionsMissing,
    holds: (values) => !isInteractive(values) || values.contributionsPerUser !== null,
  },
  {
    at: "ageCategories",
    says: copy.ageCategoryMissing,
    holds: (values) => !isInteractive(values) || !values.useAgeCategories || values.ageCategories.length > 0,
  },
  ...rowRules,
];

/** Every rule is checked whatever else is wrong, so that all of it is said at once. */
export const contestFormSchema = (current: { bannerBig: boolean; bannerSmall: boolean }) =>
  rules(current).reduce(
    (schema, { at, says, holds }) =>
      schema.refine((values) => holds(values as ContestFormValues), {
        path: at.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: says,
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
    Values,
  );
