import * as z from "zod";
import { CONTEST_RULES } from "@inktvis/contract/features/contests/contest-rules";
import { AGES, ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { Moment } from "@inktvis/contract/layer/fields";
import { type FormRule, withRules } from "@inktvis/contract/layer/form-rules";
import { hasPicture } from "#ui/picture-file-field.tsx";
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

const isInteractive = ({ mode }: ContestFormValues) => mode === "interactive";

/** The rules of the contract. A contest that is only shown has no age categories to check. */
const sharedRules = CONTEST_RULES.map(({ at, says, holds }): FormRule<ContestFormValues> => ({
  at,
  says,
  holds: (values) => holds({ ...values, useAgeCategories: isInteractive(values) && values.useAgeCategories }),
}));

/**
 * The rules of docs/product/contests.md#form that involve more than one field, or the pictures that are already stored.
 */
const rules = (stored: { bannerBig: boolean; bannerSmall: boolean }): FormRule<ContestFormValues>[] => [
  { at: "bannerBig", says: copy.bannerBigMissing, holds: ({ bannerBig }) => hasPicture(bannerBig, stored.bannerBig) },
  {
    at: "bannerSmall",
    says: copy.bannerSmallMissing,
    holds: ({ bannerSmall }) => hasPicture(bannerSmall, stored.bannerSmall),
  },
  { at: "deadline", says: copy.deadlineMissing, holds: ({ deadline }) => deadline !== "" },
  ...sharedRules,
];

/** The schema of the form. */
export const contestFormSchema = (stored: { bannerBig: boolean; bannerSmall: boolean }) =>
  withRules(Values, rules(stored));
