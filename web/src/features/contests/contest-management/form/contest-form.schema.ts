import * as z from "zod";
import { CONTEST_RULES } from "@inktvis/contract/features/contests/contest-rules";
import { AGES, ContestInput, Moment } from "@inktvis/contract/features/contests/contests";
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

/** The rules that the API has too. What is not asked of a contest that is only shown is not looked at. */
const sharedRules = CONTEST_RULES.map(({ at, says, holds }): Rule => ({
  at,
  says,
  holds: (values) => holds({ ...values, useAgeCategories: isInteractive(values) && values.useAgeCategories }),
}));

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
  ...sharedRules,
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
