/** What a number begins with that is written without the code of its country, as people at home write it. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { BE: "32", NL: "31", FR: "33", DE: "49" };

/**
 * A phone number with the code of its country, as `+32470123456`: spaces and strokes go, and a number of somebody's own
 * country gets its code. Undefined for what is no number, or one of we do not know where.
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
