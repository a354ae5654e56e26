import { describe, expect, it } from "vitest";
import { agendaDays } from "./agenda-days.ts";

describe("the days in the agenda", () => {
  it.each([
    ["a day", "2026-11-21", "2026-11-21", ["2026-11-21"]],
    ["a weekend over the end of a month", "2027-02-27", "2027-03-01", ["2027-02-27", "2027-02-28", "2027-03-01"]],
    ["an evening in Brussels", "2026-11-21T23:30:00.000Z", "2026-11-22T00:30:00.000Z", ["2026-11-22"]],
    ["a night", "2026-11-21T20:00:00.000Z", "2026-11-22T02:00:00.000Z", ["2026-11-21", "2026-11-22"]],
    ["an evening until midnight", "2026-12-05T19:00:00.000Z", "2026-12-05T23:00:00.000Z", ["2026-12-05"]],
    ["an instant at midnight", "2026-12-05T23:00:00.000Z", "2026-12-05T23:00:00.000Z", ["2026-12-06"]],
    [
      "a weekend in which the clocks change, which has no fewer days",
      "2027-03-27",
      "2027-03-28",
      ["2027-03-27", "2027-03-28"],
    ],
    ["ten weeks, shown on the first day only", "2026-11-21", "2027-01-30", ["2026-11-21"]],
  ])("are those of %s", (_period, dateFrom, dateTo, days) => {
    expect(agendaDays({ dateFrom, dateTo })).toEqual(days);
  });

  it("are seven at most", () => {
    expect(agendaDays({ dateFrom: "2026-11-21", dateTo: "2026-11-27" })).toHaveLength(7);
    expect(agendaDays({ dateFrom: "2026-11-21", dateTo: "2026-11-28" })).toHaveLength(1);
  });
});
