import * as z from "zod";
import { CONTEST_RULES } from "@inktvis/contract/features/contests/contest-rules";
import { AGES, ContestInput, Moment } from "@inktvis/contract/features/contests/contests";
import { formMessages as copy } from "./form.nl.ts";

/** One age of a row; null until it is chosen. */
const Age = z.int().min(AGES.from).max(AGES.to).nullable();

/** The values of the form: the contract's input, with rows of ages that may be incomplete. */
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
const hasPicture = (picture: ContestFormValues["bannerBig"], isStored: boolean) =>
  picture === undefined ? isStored : typeof picture === "string" || picture?.action === "create";

/** The rules of the contract. A contest that is only shown has no age categories to check. */
const sharedRules = CONTEST_RULES.map(({ at, says, holds }): Rule => ({
  at,
  says,
  holds: (values) => holds({ ...values, useAgeCategories: isInteractive(values) && values.useAgeCategories }),
}));

/**
 * The rules of docs/product/contests.md#form that involve more than one field, or the pictures that are stored already.
 */
const rules = (stored: { bannerBig: boolean; bannerSmall: boolean }): Rule[] => [
  { at: "bannerBig", says: copy.bannerBigMissing, holds: ({ bannerBig }) => hasPicture(bannerBig, stored.bannerBig) },
  {
    at: "bannerSmall",
    says: copy.bannerSmallMissing,
    holds: ({ bannerSmall }) => hasPicture(bannerSmall, stored.bannerSmall),
  },
  { at: "deadline", says: copy.deadlineMissing, holds: ({ deadline }) => deadline !== "" },
  ...sharedRules,
];

/** The schema of the form. Each rule is checked whatever else is wrong, so that all errors show at once. */
export const contestFormSchema = (stored: { bannerBig: boolean; bannerSmall: boolean }) =>
  rules(stored).reduce(
    (schema, { at, says, holds }) =>
      schema.refine((values) => holds(values as ContestFormValues), {
        path: at.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: says,
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
    Values,
  );
