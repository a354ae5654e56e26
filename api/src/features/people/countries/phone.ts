/** The country codes to add to numbers that are written as people write them at home, without a country code. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { BE: "32", NL: "31", FR: "33", DE: "49" };

/**
 * Normalizes a phone number to the form `+32470123456`: removes spaces and punctuation, and adds the code of the
 * country to a national number. Undefined for input that is not a number, or for a national number of an unknown
 * country.
 */
export function phoneOf(typed: string, country: string) {
  const digits = typed
    .replaceAll("(0)", "")
    .replaceAll(/[\s./()-]/g, "")
    .replace(/^00/, "+");
  const code = COUNTRY_CODES[country];
  const whole = code && /^0[1-9]/.test(digits) ? `+${code}${digits.slice(1)}` : digits;
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : undefined;
}
