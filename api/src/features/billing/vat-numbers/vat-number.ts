import { checkVAT, countries } from "jsvat-next";
import { isCountry } from "#features/people/people/person-details.ts";

/** A VAT number as it is stored: `BE0477635819` for `be 0477.635.819`. */
export const vatNumberOf = (typed: string) => typed.replaceAll(/[\s.]/g, "").toUpperCase();

const EXAMPLE = "zoals BE 0999.999.922";

/** Greece and Northern Ireland have codes of their own. */
const isVatCountry = (code: string) => isCountry(code) || code === "EL" || code === "XI";

/**
 * What is wrong with a VAT number in the form that `vatNumberOf` gives; null when it is right. Belgian numbers must
 * have correct check digits, of others only the format is checked: whether a number is in use only VIES knows, which
 * is often down.
 */
export function vatNumberProblem(number: string) {
  if (!/^[A-Z]{2}[0-9A-Z+*]+$/.test(number) || !isVatCountry(number.slice(0, 2)))
    return `Vul het btw-nummer in met zijn landcode vooraan, ${EXAMPLE}.`;
  const { isValid, isValidFormat, isSupportedCountry } = checkVAT(number, countries);
  const isRight = number.startsWith("BE") ? isValid : isValidFormat || !isSupportedCountry;
  return isRight ? null : `Dit btw-nummer klopt niet. Kijk de cijfers na, ${EXAMPLE}.`;
}
