import { describe, expect, it } from "vitest";
import { weekNumber } from "./week-number.ts";

describe("the ISO week number in Brussels", () => {
  it.each([
    ["2026-11-16T07:00:00Z", 47],
    ["2026-11-15T22:59:00Z", 46],
    ["2026-11-15T23:01:00Z", 47],
    ["2027-01-03T12:00:00Z", 53],
    ["2027-01-04T12:00:00Z", 1],
    ["2025-12-29T12:00:00Z", 1],
  ])("of %s is %i", (date, week) => {
    expect(weekNumber(date)).toBe(week);
  });
});
