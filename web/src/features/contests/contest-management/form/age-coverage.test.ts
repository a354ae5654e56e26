import { describe, expect, it } from "vitest";
import { ageWarnings } from "./age-coverage.ts";

const ages = (...ranges: [number | null, number | null][]) => ranges.map(([ageFrom, ageTo]) => ({ ageFrom, ageTo }));

describe("warnings about age categories", () => {
  it("does not warn when everybody fits exactly one category", () => {
    expect(ageWarnings(ages([0, 17], [18, 98]))).toEqual([]);
  });
  it("does not warn while no row is complete", () => {
    expect(ageWarnings(ages([null, null], [12, null]))).toEqual([]);
  });
  it("names the ages that fit two categories, whatever the order of the rows", () => {
    expect(ageWarnings(ages([14, 98], [0, 15]))).toEqual([
      "0 tot 15 jaar en 14 jaar en ouder overlappen: wie 14 of 15 is, komt bij de eerste.",
    ]);
  });
  it("warns when a category lies within another", () => {
    expect(ageWarnings(ages([0, 98], [12, 12]))).toEqual([
      "Alle leeftijden en 12 jaar overlappen: wie 12 is, komt bij de eerste.",
    ]);
  });
  it("names the ages that fit no category", () => {
    expect(ageWarnings(ages([12, 15], [18, 25]))).toEqual([
      "Wie 16 of 17 is, kan niet meedoen.",
      "Wie jonger is dan 12 of ouder is dan 25, kan niet meedoen.",
    ]);
  });
  it("ignores a row that ends before it begins, since that row has an error of its own", () => {
    expect(ageWarnings(ages([0, 98], [20, 10]))).toEqual([]);
  });
});
