import { describe, expect, it } from "vitest";
import { days, hours, later, minutes } from "#platform/clock.ts";
import { nextCheckAt } from "./check-schedule.ts";

const created_at = new Date("2026-11-23T10:00:00Z");
const expires_at = later(created_at, minutes(15));
const after = (milliseconds: number) => later(created_at, milliseconds);

describe("the next check of an open payment", () => {
  it.each([
    [0, minutes(1)],
    [minutes(1), minutes(2)],
    [minutes(2), minutes(5)],
    [minutes(5), minutes(10)],
    [minutes(10), minutes(30)],
    // A check that was missed is skipped.
    [minutes(12), minutes(30)],
    [minutes(30), minutes(90)],
    [hours(3), hours(4)],
  ])("at %i ms after it was made is at %i ms", (now, next) =>
    expect(nextCheckAt({ created_at, expires_at }, after(now))).toEqual(after(next)),
  );

  it("is never more than a day after the payment expired", () => {
    const last = days(1) + minutes(15);
    expect(nextCheckAt({ created_at, expires_at }, after(last - 1))).not.toBeNull();
    expect(nextCheckAt({ created_at, expires_at }, after(last))).toBeNull();
    expect(nextCheckAt({ created_at, expires_at: null }, after(days(1)))).toBeNull();
  });
});
