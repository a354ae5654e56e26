const countries = new Intl.DisplayNames("nl-BE", { type: "region" });

/** "België" for BE; a code that is none stays what it is. */
export function countryName(code: string | null): string {
  return code && /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : (code ?? "");
}
