import { describe, expect, it } from "vitest";
import { courseState } from "./course-state.ts";

const course = {
  publishedAt: "2026-11-01T10:00:00.000Z",
  mode: "enrollable" as const,
  isBeforeEnrollmentDeadline: true,
  hasEnrollments: true,
  maxParticipants: 12,
  availableSeats: 3,
};

describe("the state of a course", () => {
  it("is a draft until it is published, whatever its deadline", () => {
    expect(courseState({ ...course, publishedAt: null, isBeforeEnrollmentDeadline: false })).toBe("draft");
  });
  it("is published while there is a seat, or no limit", () => {
    expect(courseState(course)).toBe("published");
    expect(courseState({ ...course, availableSeats: null })).toBe("published");
  });
  it("is full without a seat", () => {
    expect(courseState({ ...course, availableSeats: 0 })).toBe("full");
  });
  it("is only shown where nobody enrols on the site", () => {
    expect(courseState({ ...course, mode: "display", availableSeats: null })).toBe("shown");
  });
  it("is passed after its deadline, full or only shown as it may be", () => {
    expect(courseState({ ...course, isBeforeEnrollmentDeadline: false, availableSeats: 0 })).toBe("passed");
    expect(courseState({ ...course, isBeforeEnrollmentDeadline: false, mode: "display" })).toBe("passed");
  });
});
