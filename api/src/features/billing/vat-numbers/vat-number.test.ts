import { describe, expect, it } from "vitest";
import { vatNumberOf, vatNumberProblem } from "./vat-number.ts";

describe("a VAT number", () => {
  it.each([
    ["be 0999.999.922", "BE0999999922"],
    ["BE 0999 999 922", "BE0999999922"],
    ["nl123456789b01", "NL123456789B01"],
  ])("is stored without spaces and dots: %s", (typed, stored) => expect(vatNumberOf(typed)).toBe(stored));

  it.each([
    ["BE0999999922", true],
    // Since 2023 Belgian ones may begin with 1.
    ["BE1000000021", true],
    ["BE0999999923", false],
    ["BE999999922", false],
    ["BE09999999220", false],
    // Of other countries only the format is checked, not the check digits.
    ["NL123456789B01", true],
    ["NL123456789", false],
    ["FR40303265045", true],
    ["DE1", false],
    // A country whose format is not known here.
    ["JP1234567890123", true],
    // Without a country there is nothing to check.
    ["0999999922", false],
    ["ZZ1", false],
    ["EL123456789", true],
    ["XI123456789", true],
    ["BE0999-999-922", false],
    ["B", false],
  ])("%s is right: %s", (number, isRight) => expect(vatNumberProblem(number) === null).toBe(isRight));
});
