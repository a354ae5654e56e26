import { describe, expect, it } from "vitest";
import { brusselsInstant } from "./clock.ts";

describe("brusselsInstant", () => {
  it.each([
    ["keeps an explicit offset", "2027-05-01T12:00:00+05:30", "2027-05-01T06:30:00.000Z"],
    ["keeps universal time", "2027-05-01T12:00:00Z", "2027-05-01T12:00:00.000Z"],
    ["reads a time without an offset as Brussels time, in summer", "2027-07-01T12:00:30", "2027-07-01T10:00:30.000Z"],
    ["reads a time without an offset as Brussels time, in winter", "2027-01-01T12:00", "2027-01-01T11:00:00.000Z"],
    ["reads a day as its last millisecond, in winter", "2027-01-31", "2027-01-31T22:59:59.999Z"],
    ["reads a day as its last millisecond, in summer", "2027-08-31", "2027-08-31T21:59:59.999Z"],
    ["uses winter time just before the clock goes forward", "2027-03-28T01:59:59", "2027-03-28T00:59:59.000Z"],
    [
      "reads a time that the clock skips with the offset from before",
      "2027-03-28T02:30:00",
      "2027-03-28T01:30:00.000Z",
    ],
    ["uses summer time just after the clock went forward", "2027-03-28T03:00:00", "2027-03-28T01:00:00.000Z"],
    ["reads the day of 23 hours as its last millisecond", "2027-03-28", "2027-03-28T21:59:59.999Z"],
    ["uses summer time just before the clock goes back", "2027-10-31T01:59:59", "2027-10-30T23:59:59.000Z"],
    ["reads an ambiguous time as the first of the two", "2027-10-31T02:30:00", "2027-10-31T00:30:00.000Z"],
    ["uses winter time after the clock went back", "2027-10-31T03:00:00", "2027-10-31T02:00:00.000Z"],
    ["reads the day of 25 hours as its last millisecond", "2027-10-31", "2027-10-31T22:59:59.999Z"],
    ["reads the day before a change as its last millisecond", "2027-03-27", "2027-03-27T22:59:59.999Z"],
  ])("%s", (_case, moment, instant) => {
    expect(brusselsInstant(moment).toISOString()).toBe(instant);
  });
});
