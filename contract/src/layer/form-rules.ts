import type * as z from "zod";

/** A rule that looks at more than one field of a form: the page and the API check the same one. */
export interface FormRule<Values> {
  /** The field that shows the message: `ageCategories.0.ageTo`. */
  at: string;
  says: string;
  holds: (values: Values) => boolean;
}

/** The messages of the rules that do not hold, by field; of two for one field the later one. */
export const brokenRules = <Values>(rules: readonly FormRule<Values>[], values: Values): Record<string, string> =>
  Object.fromEntries(rules.flatMap(({ at, says, holds }) => (holds(values) ? [] : [[at, says]])));

/** The schema of a form with these rules. Each is checked whatever else is wrong, so that all errors show at once. */
export const withRules = <Schema extends z.ZodType>(schema: Schema, rules: readonly FormRule<z.output<Schema>>[]) =>
  rules.reduce(
    (checked, { at, says, holds }) =>
      checked.refine(holds, {
        path: at.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: says,
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
    schema,
  );
