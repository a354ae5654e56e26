/** A rule that looks at more than one field of a form: the page and the API check the same one. */
export interface FormRule<Values> {
  /** The field that it is said at: `ageCategories.0.ageTo`. */
  at: string;
  says: string;
  holds: (values: Values) => boolean;
}

/** What to say at the fields whose rule does not hold; of two at one field the later one. */
export const brokenRules = <Values>(rules: readonly FormRule<Values>[], values: Values): Record<string, string> =>
  Object.fromEntries(rules.flatMap(({ at, says, holds }) => (holds(values) ? [] : [[at, says]])));
