import { describe, expect, it } from "vitest";
import { brusselsInstant } from "./clock.ts";

describe("brusselsInstant", () => {
  it.each([
    ["with an offset is that instant", "2027-05-01T12:00:00+05:30", "2027-05-01T06:30:00.000Z"],
    ["in universal time is that instant", "2027-05-01T12:00:00Z", "2027-05-01T12:00:00.000Z"],
    ["without one is a time in Brussels, in summer", "2027-07-01T12:00:30", "2027-07-01T10:00:30.000Z"],
    ["without one is a time in Brussels, in winter", "2027-01-01T12:00", "2027-01-01T11:00:00.000Z"],
    ["of a day alone lasts until it ends, in winter", "2027-01-31", "2027-01-31T22:59:59.999Z"],
    ["of a day alone lasts until it ends, in summer", "2027-08-31", "2027-08-31T21:59:59.999Z"],
    ["just before the clock goes forward", "2027-03-28T01:59:59", "2027-03-28T00:59:59.000Z"],
    ["that the clock skips counts on from before it", "2027-03-28T02:30:00", "2027-03-28T01:30:00.000Z"],
    ["just after the clock went forward", "2027-03-28T03:00:00", "2027-03-28T01:00:00.000Z"],
    ["of the day of 23 hours lasts until it ends", "2027-03-28", "2027-03-28T21:59:59.999Z"],
    ["just before the clock goes back", "2027-10-31T01:59:59", "2027-10-30T23:59:59.000Z"],
    ["that comes twice is the first", "2027-10-31T02:30:00", "2027-10-31T00:30:00.000Z"],
    ["after the clock went back", "2027-10-31T03:00:00", "2027-10-31T02:00:00.000Z"],
    ["of the day of 25 hours lasts until it ends", "2027-10-31", "2027-10-31T22:59:59.999Z"],
    ["of the day before the change", "2027-03-27", "2027-03-27T22:59:59.999Z"],
  ])("%s", (_what, moment, instant) => {
    expect(brusselsInstant(moment).toISOString()).toBe(instant);
  });
});
