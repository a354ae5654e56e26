import { describe, expect, it } from "vitest";
import { isFull, isPassed } from "./course-state.ts";

const open = { isBeforeEnrollmentDeadline: true, hasEnrollments: true, maxParticipants: 12, availableSeats: 0 };

describe("whether a course can still be joined (docs/product/courses.md#joining)", () => {
  it("is over when the deadline is over", () => {
    expect([isPassed(open), isPassed({ ...open, isBeforeEnrollmentDeadline: false })]).toEqual([false, true]);
  });

  it("is full when no seat is left, as long as the deadline is not over", () => {
    expect(isFull(open)).toBe(true);
    expect(isFull({ ...open, availableSeats: 1 })).toBe(false);
    expect(isFull({ ...open, isBeforeEnrollmentDeadline: false })).toBe(false);
    expect(isFull({ ...open, maxParticipants: null, availableSeats: null })).toBe(false);
    expect(isFull({ ...open, hasEnrollments: false })).toBe(false);
  });
});
