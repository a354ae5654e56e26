import { describe, expect, it } from "vitest";
import { postalCodeProblem } from "./postal-codes.ts";

describe("a postal code", () => {
  it.each([
    ["9000", "BE"],
    ["1012 AB", "NL"],
    ["1012ab", "NL"],
    ["SW1A 1AA", "GB"],
    ["XYZ", "FR"],
  ])("may be %s in %s", (postalCode, country) => {
    expect(postalCodeProblem(postalCode, country)).toBeUndefined();
  });

  it.each([
    ["XYZ", "BE", "vier cijfers"],
    ["0999", "BE", "vier cijfers"],
    ["90000", "BE", "vier cijfers"],
    ["1012 AB", "BE", "vier cijfers"],
    ["9000", "NL", "twee letters"],
    ["1012 ABC", "NL", "twee letters"],
  ])("may not be %s in %s", (postalCode, country, says) => {
    expect(postalCodeProblem(postalCode, country)).toContain(says);
  });
});
