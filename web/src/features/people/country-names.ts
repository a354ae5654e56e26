const regions = new Intl.DisplayNames("nl-BE", { type: "region" });
const conjunction = new Intl.ListFormat("nl-BE", { type: "conjunction" });

/** "België" for BE; anything that is not a country code stays as it is. */
export const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);

/** "België en Nederland" for BE and NL. */
export const countryNames = (codes: readonly string[]) => conjunction.format(codes.map(countryName));
