import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { numbers } from "./delisting.factory.ts";
import type { EnrolmentMoney, InvoicedLine } from "./enrolment-money.ts";
import { creditedLines, refundByScale, shareBack } from "./refund-scale.ts";

const HOUSE = [
  { daysBefore: 14, basispoints: 10_000 },
  { daysBefore: 7, basispoints: 5000 },
];
const THIRDS = [
  { daysBefore: 30, basispoints: 6667 },
  { daysBefore: 3, basispoints: 3333 },
];
const START = "2027-05-31";
/** Long ago, so that the fourteen days are over. */
const ENROLLED = new Date("2027-03-01T12:00:00Z");

const line = (code: InvoicedLine["code"], rest: number): InvoicedLine => ({
  invoiceId: "1",
  code,
  description: code,
  rest,
});
const moneyOf = (lines: InvoicedLine[], kept: number, sent: readonly string[] = []): EnrolmentMoney => ({
  received: [],
  kept,
  lines,
  invoiced: lines.reduce((sum, { rest }) => sum + rest, 0),
  sent: new Set(sent),
});

/** The day, the scale, the price, the amount paid and the amount that goes back, the last three in cents. */
const ROWS: readonly (readonly [day: string, scale: "house" | "thirds", price: number, paid: number, back: number])[] =
  [
    ["2027-05-16", "house", 12_000, 12_000, 12_000],
    ["2027-05-17", "house", 12_000, 12_000, 12_000],
    ["2027-05-18", "house", 12_000, 12_000, 6000],
    ["2027-05-24", "house", 12_000, 12_000, 6000],
    ["2027-05-25", "house", 12_000, 12_000, 0],
    ["2027-05-31", "house", 12_000, 12_000, 0],
    ["2027-06-02", "house", 12_000, 12_000, 0],
    ["2027-05-17", "house", 12_345, 12_345, 12_345],
    ["2027-05-18", "house", 12_345, 12_345, 6173],
    ["2027-05-24", "house", 12_345, 12_345, 6173],
    ["2027-05-25", "house", 12_345, 12_345, 0],
    ["2027-05-18", "house", 1, 1, 1],
    ["2027-05-18", "house", 2, 2, 1],
    ["2027-05-18", "house", 3, 3, 2],
    ["2027-05-18", "house", 99, 99, 50],
    ["2027-05-18", "house", 101, 101, 51],
    ["2027-05-18", "house", 9999, 9999, 5000],
    ["2027-05-18", "house", 999_999, 999_999, 500_000],
    ["2027-05-18", "house", 1_000_000, 1_000_000, 500_000],
    ["2027-05-25", "house", 1_000_000, 1_000_000, 0],
    ["2027-05-01", "thirds", 12_000, 12_000, 8000],
    ["2027-05-02", "thirds", 12_000, 12_000, 4000],
    ["2027-05-28", "thirds", 12_000, 12_000, 4000],
    ["2027-05-29", "thirds", 12_000, 12_000, 0],
    ["2027-05-01", "thirds", 10_000, 10_000, 6667],
    ["2027-05-02", "thirds", 10_000, 10_000, 3333],
    ["2027-05-01", "thirds", 1, 1, 1],
    ["2027-05-02", "thirds", 1, 1, 0],
    ["2027-05-01", "thirds", 100, 100, 67],
    ["2027-05-02", "thirds", 100, 100, 33],
    ["2027-05-01", "thirds", 101, 101, 67],
    ["2027-05-02", "thirds", 101, 101, 34],
    ["2027-05-01", "thirds", 12_345, 12_345, 8230],
    ["2027-05-02", "thirds", 12_345, 12_345, 4115],
    // In instalments: somebody who owes half and paid less gets nothing back, and owes no more.
    ["2027-05-17", "house", 12_000, 0, 0],
    ["2027-05-17", "house", 12_000, 1, 1],
    ["2027-05-17", "house", 12_000, 6000, 6000],
    ["2027-05-18", "house", 12_000, 0, 0],
    ["2027-05-18", "house", 12_000, 3000, 0],
    ["2027-05-18", "house", 12_000, 5999, 0],
    ["2027-05-18", "house", 12_000, 6000, 0],
    ["2027-05-18", "house", 12_000, 6001, 1],
    ["2027-05-18", "house", 12_000, 9000, 3000],
    ["2027-05-25", "house", 12_000, 9000, 0],
    ["2027-05-18", "house", 12_345, 6172, 0],
    ["2027-05-18", "house", 12_345, 6173, 1],
    ["2027-05-01", "thirds", 10_000, 3333, 0],
    ["2027-05-01", "thirds", 10_000, 3334, 1],
    ["2027-05-02", "thirds", 10_000, 6667, 0],
    ["2027-05-02", "thirds", 10_000, 6668, 1],
    // Paid twice, and left at that by staff.
    ["2027-05-17", "house", 12_000, 24_000, 24_000],
    ["2027-05-18", "house", 12_000, 24_000, 18_000],
    ["2027-05-25", "house", 12_000, 24_000, 12_000],
    ["2027-05-02", "thirds", 10_000, 20_000, 13_333],
    // The bank took it back.
    ["2027-05-17", "house", 12_000, -12_000, 0],
    ["2027-05-18", "house", 12_000, -1, 0],
    // The course became free after all.
    ["2027-05-17", "house", 0, 0, 0],
    ["2027-05-18", "house", 0, 0, 0],
    ["2027-05-18", "house", 0, 500, 500],
    ["2027-05-02", "thirds", 0, 1, 1],
  ];

describe("what goes back by the scale, to the cent", () => {
  it.each(ROWS)("on %s by the scale of %s, for a price of %i and %i paid: %i", (day, scale, price, paid, back) => {
    const terms = scale === "house" ? HOUSE : THIRDS;
    const leaving = { startDate: START, terms, finalizedAt: ENROLLED, isWithdrawalWaived: false };
    // Late in the evening in Brussels.
    const { basispoints } = shareBack(leaving, new Date(`${day}T21:30:00Z`));
    expect(refundByScale(moneyOf([line("course", price)], paid), basispoints)).toBe(back);
  });

  it("is everything within fourteen days, including the last one, even after the start", () => {
    const leaving = { startDate: "2027-03-05", terms: HOUSE, finalizedAt: ENROLLED, isWithdrawalWaived: false };
    const [last, after] = [new Date("2027-03-15T22:59:00Z"), new Date("2027-03-15T23:00:00Z")];
    expect(shareBack(leaving, last)).toEqual({ basispoints: 10_000, until: "2027-03-15" });
    expect(shareBack(leaving, after)).toEqual({ basispoints: 0, until: null });
    expect(shareBack({ ...leaving, isWithdrawalWaived: true }, last)).toEqual({ basispoints: 0, until: null });
  });

  it("includes the whole of an add-on that was not sent, and nothing of one that was", () => {
    const lines = [line("course", 10_000), line("book", 2340), line("verzin", 1800)];
    expect(refundByScale(moneyOf(lines, 14_140), 5000)).toBe(5000 + 2340 + 1800);
    expect(refundByScale(moneyOf(lines, 14_140, ["verzin"]), 5000)).toBe(5000 + 2340);
    expect(refundByScale(moneyOf(lines, 14_140, ["verzin"]), 0)).toBe(2340);
  });
});

describe("which lines are credited", () => {
  const lines = [line("course", 10_000), line("book", 2340), line("verzin", 1800)];
  const amounts = (total: number, sent: readonly string[] = []) =>
    Object.fromEntries(creditedLines(moneyOf(lines, 0, sent), total).map(({ code, amount }) => [code, amount]));

  it("are unsent add-ons first, each as a whole, then the course, and sent add-ons last", () => {
    expect(amounts(0)).toEqual({});
    expect(amounts(2000)).toEqual({ verzin: 1800, course: 200 });
    expect(amounts(5000)).toEqual({ book: 2340, verzin: 1800, course: 860 });
    expect(amounts(5000, ["book", "verzin"])).toEqual({ course: 5000 });
    expect(amounts(14_140, ["book"])).toEqual({ course: 10_000, book: 2340, verzin: 1800 });
  });
});

describe("the books after ten thousand random departures", () => {
  it("balance: what is invoiced less what is credited equals what came in less what went back", () => {
    const next = numbers(17);
    for (let step = 0; step < 10_000; step += 1) {
      const lines = [line("course", 1 + next(20_000))];
      if (next(2) === 1) lines.push(line("book", 2340));
      if (next(2) === 1) lines.push(line("verzin", 1800));
      const invoiced = lines.reduce((sum, { rest }) => sum + rest, 0);
      const kept = next(3) === 0 ? next(invoiced + 1) : invoiced;
      const money = moneyOf(lines, kept, next(3) === 0 ? ["book"] : []);
      const byScale = refundByScale(money, next(10_001));
      const refunded = next(2) === 0 ? byScale : next(kept + 1);
      expect(byScale).toBeLessThanOrEqual(kept);
      const credits = creditedLines(money, invoiced - (kept - refunded));
      const credited = credits.reduce((sum, { amount }) => sum + amount, 0);
      expect(invoiced - credited).toBe(kept - refunded);
      for (const { amount, rest } of credits) expect(amount <= rest && amount > 0).toBe(true);
    }
  });
});

it("counts days in Brussels", () => {
  const leaving = { startDate: START, terms: HOUSE, finalizedAt: ENROLLED, isWithdrawalWaived: false };
  const midnight = new Date("2027-05-17T22:00:00Z");
  expect(shareBack(leaving, later(midnight, -1)).basispoints).toBe(10_000);
  expect(shareBack(leaving, midnight).basispoints).toBe(5000);
  expect(shareBack(leaving, later(midnight, days(7))).basispoints).toBe(0);
});
