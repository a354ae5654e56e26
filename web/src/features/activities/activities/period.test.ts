import { describe, expect, it } from "vitest";
import { calendarSheet, periodInShort, periodInWords } from "./period.ts";

const at = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo });

describe("the period of an activity (docs/product/activities.md#period)", () => {
  it.each([
    // Brussels is an hour ahead of UTC in winter, two in summer.
    ["2027-03-06T13:00:00.000Z", "2027-03-06T16:00:00.000Z", "zaterdag 6 maart 2027, 14 tot 17 uur"],
    ["2027-07-03T07:30:00.000Z", "2027-07-03T08:05:00.000Z", "zaterdag 3 juli 2027, 9.30 tot 10.05 uur"],
    ["2027-03-06", "2027-03-06", "zaterdag 6 maart 2027"],
    ["2027-03-06T13:00:00.000Z", "2027-03-06T13:00:00.000Z", "zaterdag 6 maart 2027, om 14 uur"],
    ["2027-03-06T13:00:00.000Z", "2027-03-06", "zaterdag 6 maart 2027, vanaf 14 uur"],
    ["2027-03-06", "2027-03-06T16:00:00.000Z", "zaterdag 6 maart 2027, tot 17 uur"],
    ["2027-03-06", "2027-03-07", "zaterdag 6 tot en met zondag 7 maart 2027"],
    ["2027-02-27", "2027-03-07", "zaterdag 27 februari tot en met zondag 7 maart 2027"],
    ["2026-12-31", "2027-01-02", "donderdag 31 december 2026 tot en met zaterdag 2 januari 2027"],
    [
      "2027-03-06T13:00:00.000Z",
      "2027-03-07T16:00:00.000Z",
      "zaterdag 6 maart 2027 om 14 uur tot zondag 7 maart 2027 om 17 uur",
    ],
    ["2027-03-06T13:00:00.000Z", "2027-03-07", "zaterdag 6 maart 2027 om 14 uur tot en met zondag 7 maart 2027"],
    // The night in which the clocks go back.
    ["2027-10-30T22:00:00.000Z", "2027-10-31T01:30:00.000Z", "zondag 31 oktober 2027, 0 tot 2.30 uur"],
  ])("from %s to %s is written in full as %s", (dateFrom, dateTo, words) => {
    expect(periodInWords(at(dateFrom, dateTo))).toBe(words);
  });

  it.each([
    ["2027-03-06T13:00:00.000Z", "2027-03-06T16:00:00.000Z", "6 maart 2027, 14 tot 17 uur"],
    ["2027-03-06", "2027-03-06", "6 maart 2027"],
    ["2027-03-06", "2027-03-07T16:00:00.000Z", "6–7 maart 2027"],
    ["2027-02-27", "2027-03-07", "27 februari – 7 maart 2027"],
    ["2026-12-31", "2027-01-02", "31 december 2026 – 2 januari 2027"],
    ["2026-03-31", "2027-03-02", "31 maart 2026 – 2 maart 2027"],
  ])("from %s to %s is written in short as %s", (dateFrom, dateTo, words) => {
    expect(periodInShort(at(dateFrom, dateTo))).toBe(words);
  });

  it("gives the day in Brussels for the sheet of the calendar", () => {
    const sheet = calendarSheet(at("2027-03-05T23:30:00.000Z", "2027-03-06"));
    expect(sheet).toEqual({ weekday: "zaterdag", number: "6", month: "maart" });
  });
});
