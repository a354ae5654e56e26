import { describe, expect, it } from "vitest";
import { formatDate } from "./dates.ts";
import { addDays, formDate } from "./days.ts";
import { formatDuration } from "./durations.ts";
import { formatAmount, formatPercent, formatPercentage, formatPrice, formatReadTime, plural } from "./numbers.ts";
import { amountText, amountTyped, decimalText } from "./typed-amount.ts";
import { formatPhone } from "./phone.ts";
import { shortenTitle } from "./titles.ts";

/** Intl separates with spaces that do not break. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("dates, on the clock of Brussels", () => {
  const late = "2026-11-20T23:05:00Z";
  it("dayOnly", () => expect(formatDate(late, "dayOnly")).toBe("21"));
  it("dayMonthOnly", () => expect(formatDate(late, "dayMonthOnly")).toBe("21 november"));
  it("short", () => expect(plain(formatDate(late, "short"))).toMatch(/^21 nov\.? 2026$/));
  it("long adds hour and minute", () =>
    expect(plain(formatDate(late, "long"))).toMatch(/^21 nov\.? 2026,? (om )?00:05$/));
  it("a day stays that day", () => expect(formatDate("2026-11-21", "dayOnly")).toBe("21"));
  it("days are counted correctly across a clock change and the end of a month", () =>
    expect([addDays("2026-10-24", 2), addDays("2026-03-01", -1)]).toEqual(["2026-10-26", "2026-02-28"]));
  it("forms hold Y-MM-DD", () => expect(formDate(new Date(late))).toBe("2026-11-21"));
});

describe("telephone numbers", () => {
  it.each([
    ["+32470123456", "+32 470 12 34 56"],
    ["+3292345678", "+32 9 234 56 78"],
    ["+3214123456", "+32 14 12 34 56"],
  ])("the Belgian number %s is grouped", (stored, written) => expect(plain(formatPhone(stored))).toBe(written));
  it("a foreign number stays as it is", () => expect(formatPhone("+31201234567")).toBe("+31201234567"));
});

describe("numbers", () => {
  it("a price has a euro sign and two decimals", () => expect(plain(formatPrice(23.4))).toBe("€ 23,40"));
  it("an amount of zero or less has a euro sign and two decimals too", () =>
    expect([formatAmount(0), formatAmount(-18)].map(plain)).toEqual(["€ 0,00", "€ −18,00"]));
  it("a percentage has the decimals that it needs, two at most", () =>
    expect([12.5, 33.33, 100].map(formatPercent)).toEqual(["12,5\u00A0%", "33,33\u00A0%", "100\u00A0%"]));
  it("a price of 0 or less is free", () => expect([formatPrice(0), formatPrice(-1)]).toEqual(["gratis", "gratis"]));
  it("an amount is typed with a comma, a point, thousands and a euro sign", () => {
    expect(["12,50", "12.5", "120", "1.200", "1.200,5", "€ 80"].map(amountTyped)).toEqual([
      12.5, 12.5, 120, 1200, 1200.5, 80,
    ]);
    expect(["", "veel", "1,2,3"].map(amountTyped)).toEqual([null, Number.NaN, Number.NaN]);
  });
  it("an amount is shown in a form with a comma", () =>
    expect([12.5, 120, 0, null].map(amountText)).toEqual(["12,50", "120,00", "0,00", ""]));
  it("a percentage is shown in a form with the decimals that it needs", () =>
    expect([12.5, 50, null].map(decimalText)).toEqual(["12,5", "50", ""]));
  it("progress is a rounded percentage", () =>
    expect([formatPercentage(1, 3), formatPercentage(0, 0)]).toEqual(["33\u00A0%", "0\u00A0%"]));
  it("a duration is in hours, below one hour in minutes, and never rounded down", () =>
    expect([86_400, 5400, 1790].map(formatDuration)).toEqual(["24 uur", "1,5 uur", "30 minuten"]));
  it("a count of one is singular, all others are plural", () =>
    expect([0, 1, 1024].map((count) => plural(count, "woord", "woorden"))).toEqual([
      "0 woorden",
      "1 woord",
      "1.024 woorden",
    ]));
  it("reading takes at least a minute", () => expect(formatReadTime(5)).toBe("1 min. lezen"));
});

describe("titles", () => {
  it("of 41 characters stay whole", () => expect(shortenTitle("a".repeat(41))).toBe("a".repeat(41)));
  it("of 42 characters keep the first and the last 19", () => {
    expect(shortenTitle("a".repeat(21) + "b".repeat(21))).toBe(`${"a".repeat(19)}…${"b".repeat(19)}`);
  });
});
