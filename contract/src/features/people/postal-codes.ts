/* docs/product/participations.md#personal-data */

interface Rule {
  form: RegExp;
  says: string;
}
const RULES: Partial<Record<string, Rule>> = {
  BE: { form: /^[1-9]\d{3}$/, says: "Schrijf een Belgische postcode als vier cijfers, zoals 9000." },
  NL: {
    form: /^[1-9]\d{3} ?[A-Z]{2}$/i,
    says: "Schrijf een Nederlandse postcode als vier cijfers en twee letters, zoals 1012 AB.",
  },
};

/** What is wrong with a postal code in a country (ISO 3166-1, two letters); undefined if nothing, or without a rule. */
export function postalCodeProblem(postalCode: string, country: string) {
  const rule = RULES[country];
  return rule && !rule.form.test(postalCode) ? rule.says : undefined;
}
