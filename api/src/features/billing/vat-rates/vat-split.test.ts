import { describe, expect, it } from "vitest";
import { baseOf, vatOfCredit, vatOfLines } from "./vat-split.ts";

const EXEMPT = { basispoints: 0, exemption: "Vrijgesteld." };
const rate = (basispoints: number) => ({ basispoints, exemption: null });

describe("the VAT in a price", () => {
  it.each([
    [1800, 600, 1698, 102],
    [2340, 600, 2208, 132],
    [6000, 2100, 4959, 1041],
    [12_345, 0, 12_345, 0],
    [0, 2100, 0, 0],
    [1, 2100, 1, 0],
    // Exactly half a cent is rounded up.
    [3, 10_000, 2, 1],
    [1_000_000, 2100, 826_446, 173_554],
  ])("of %i cents at %i basis points is what is left above %i", (total, basispoints, base, vat) => {
    expect(vatOfLines([{ total, vat: rate(basispoints) }])).toEqual([{ ...rate(basispoints), base, vat, total }]);
  });

  it("adds up to the price for every amount", () => {
    for (let total = 0; total <= 30_000; total++)
      for (const basispoints of [600, 1200, 2100]) {
        const exact = (total * 10_000) / (10_000 + basispoints);
        expect(Math.abs(baseOf(total, basispoints) - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
  });

  it("is computed once for each rate and exemption, the highest first", () => {
    const lines = [
      { total: 10_000, vat: EXEMPT },
      { total: 2340, vat: rate(600) },
      { total: 6000, vat: rate(2100) },
      { total: 1800, vat: rate(600) },
    ];
    expect(vatOfLines(lines)).toEqual([
      { ...rate(2100), base: 4959, vat: 1041, total: 6000 },
      { ...rate(600), base: 3906, vat: 234, total: 4140 },
      { ...EXEMPT, base: 10_000, vat: 0, total: 10_000 },
    ]);
  });

  it("keeps two exemptions apart", () => {
    const other = { basispoints: 0, exemption: "Kleine onderneming." };
    expect(
      vatOfLines([
        { total: 1, vat: EXEMPT },
        { total: 2, vat: other },
      ]),
    ).toHaveLength(2);
  });
});

describe("the VAT of credit notes", () => {
  it("adds up to exactly that of the invoice, in however many parts it is credited", () => {
    const line = (total: number) => ({ total, vat: rate(2100) });
    const whole = vatOfLines([line(1000)])[0];
    const before: ReturnType<typeof line>[] = [];
    const sums = { base: 0, vat: 0 };
    for (const part of [333, 333, 333, 1]) {
      const [credited] = vatOfCredit(before, [line(part)]);
      sums.base += credited?.base ?? 0;
      sums.vat += credited?.vat ?? 0;
      expect((credited?.base ?? 0) + (credited?.vat ?? 0)).toBe(part);
      before.push(line(part));
    }
    expect(sums).toEqual({ base: whole?.base, vat: whole?.vat });
  });

  it("names only the rates of what is credited now", () => {
    const credited = vatOfCredit([{ total: 100, vat: EXEMPT }], [{ total: 1800, vat: rate(600) }]);
    expect(credited).toEqual([{ ...rate(600), base: 1698, vat: 102, total: 1800 }]);
  });
});
