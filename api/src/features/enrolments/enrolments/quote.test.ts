import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { PriceLevel } from "@inktvis/contract/features/enrolments/prices";
import { describe, expect, it } from "vitest";
import type { AddOn } from "#features/billing/add-ons/add-on.ts";
import { vatOfLines } from "#features/billing/vat-rates/vat-split.ts";
import { agreedLinesOf, quoteInEuros, quoteOf } from "./quote.ts";

const EXEMPT = { basispoints: 0, exemption: "Vrijgesteld." };
const anAddOn = (code: AddOnCode, name: string, price: number, basispoints: number): AddOn => ({
  code,
  name,
  description: "",
  price,
  listPrice: null,
  vat: { basispoints, exemption: null },
  countries: null,
  offeredWith: "house",
  oncePerPerson: false,
});
const ADD_ONS = [
  anAddOn("book", "Het schrijfboek", 2340, 600),
  anAddOn("taal-deel", "Taaldeel", 6000, 2100),
  anAddOn("verzin", "Een jaar Verzin", 1800, 600),
];
const LEVELS = { pricing_strategy: "paid_levels", price: 19_999, price_low: 9995, price_high: 30_001 };
const PAID = { pricing_strategy: "paid", price: 12_345, price_low: null, price_high: null };
const FREE = { pricing_strategy: "free", price: null, price_low: null, price_high: null };

type Row = [
  course: typeof LEVELS | typeof PAID | typeof FREE,
  level: PriceLevel | null,
  basispoints: number,
  addOns: readonly AddOnCode[],
  priceCourse: number,
  discountAmount: number,
  priceTotal: number,
];
const NONE: AddOnCode[] = [];
const ALL: AddOnCode[] = ["book", "taal-deel", "verzin"];

/** In cents, worked out by hand. */
const ROWS: Row[] = [
  [LEVELS, "low", 0, NONE, 9995, 0, 9995],
  [LEVELS, "low", 1000, NONE, 9995, 1000, 8995],
  [LEVELS, "low", 1250, NONE, 9995, 1249, 8746],
  [LEVELS, "low", 3333, NONE, 9995, 3331, 6664],
  [LEVELS, "low", 10_000, NONE, 9995, 9995, 0],
  [LEVELS, "normal", 0, NONE, 19_999, 0, 19_999],
  [LEVELS, "normal", 1000, NONE, 19_999, 2000, 17_999],
  [LEVELS, "normal", 1250, NONE, 19_999, 2500, 17_499],
  [LEVELS, "normal", 3333, NONE, 19_999, 6666, 13_333],
  [LEVELS, "normal", 10_000, NONE, 19_999, 19_999, 0],
  [LEVELS, "high", 0, NONE, 30_001, 0, 30_001],
  [LEVELS, "high", 1000, NONE, 30_001, 3000, 27_001],
  [LEVELS, "high", 1250, NONE, 30_001, 3750, 26_251],
  [LEVELS, "high", 3333, NONE, 30_001, 9999, 20_002],
  [LEVELS, "high", 10_000, NONE, 30_001, 30_001, 0],
  [LEVELS, "low", 0, ALL, 9995, 0, 20_135],
  [LEVELS, "low", 1250, ALL, 9995, 1249, 18_886],
  [LEVELS, "normal", 1000, ALL, 19_999, 2000, 28_139],
  [LEVELS, "high", 3333, ALL, 30_001, 9999, 30_142],
  // The discount applies to the course alone.
  [LEVELS, "high", 10_000, ALL, 30_001, 30_001, 10_140],
  [LEVELS, "low", 10_000, ["book"], 9995, 9995, 2340],
  [LEVELS, "normal", 3333, ["taal-deel"], 19_999, 6666, 19_333],
  [LEVELS, "normal", 1250, ["verzin"], 19_999, 2500, 19_299],
  // Nobody chose a level yet.
  [LEVELS, null, 0, ["book", "verzin"], 19_999, 0, 24_139],
  [{ ...LEVELS, price_low: 0 }, "low", 0, NONE, 0, 0, 0],
  [{ ...LEVELS, price_low: 0 }, "low", 3333, ["verzin"], 0, 0, 1800],
  // A course with one price has no levels. Half a cent is rounded up.
  [PAID, "low", 0, NONE, 12_345, 0, 12_345],
  [PAID, null, 1000, ["taal-deel"], 12_345, 1235, 17_110],
  [PAID, null, 3333, ALL, 12_345, 4115, 18_370],
  [FREE, null, 10_000, NONE, 0, 0, 0],
];

describe("a price", () => {
  it("has thirty rows", () => expect(ROWS).toHaveLength(30));

  it.each(ROWS)("of %j at level %s with %i basis points and %j", (course, level, bp, codes, price, off, total) => {
    const addOns = ADD_ONS.filter(({ code }) => codes.includes(code));
    const discount = bp === 0 ? null : { name: "Student", basispoints: bp };
    const quote = quoteOf(course, { level, discount, addOns });
    expect([quote.priceCourse, quote.discount?.amount ?? 0, quote.priceTotal]).toEqual([price, off, total]);
    const lines = agreedLinesOf(quote, {
      course: { title: "Water", organization: "De Kade", organized_by_cs: true },
      courseVat: EXEMPT,
      addOns: ADD_ONS,
    });
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect(sum(lines.map((line) => line.total))).toBe(total);
    expect(sum(vatOfLines(lines).map(({ base, vat }) => base + vat))).toBe(total);
    expect(Math.round(quoteInEuros(quote).priceTotal * 100)).toBe(total);
  });

  it("is returned in euros, with each add-on apart", () => {
    const quote = quoteOf(PAID, {
      level: null,
      discount: { name: "Student", basispoints: 3333 },
      addOns: [
        { code: "book", price: 2340 },
        { code: "verzin", price: 1800 },
      ],
    });
    expect(quoteInEuros(quote)).toEqual({
      priceCourse: 123.45,
      discountAmount: 41.15,
      priceBook: 23.4,
      priceTaalDeel: 0,
      priceVerzin: 18,
      priceTotal: 123.7,
    });
  });
});

describe("the lines that are agreed on", () => {
  const quote = quoteOf(PAID, { level: null, discount: { name: "Student", basispoints: 1000 }, addOns: [] });
  const lineOf = (organized_by_cs: boolean) =>
    agreedLinesOf(quote, {
      course: { title: "Water", organization: "De Kade", organized_by_cs },
      courseVat: EXEMPT,
      addOns: ADD_ONS,
    })[0];

  it("have the discount and the clause", () =>
    expect(lineOf(true)).toEqual({
      code: "course",
      description: "Cursus ‘Water’",
      price: 12_345,
      discount: { name: "Student", basispoints: 1000, amount: 1235 },
      total: 11_110,
      vat: EXEMPT,
    }));

  it("name the organiser of a course that is not of the house", () =>
    expect(lineOf(false)?.description).toBe("Cursus ‘Water’, georganiseerd door De Kade"));
});
