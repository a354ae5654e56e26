import { describe, expect, it } from "vitest";
import { courseState } from "./course-state.ts";

const course = {
  publishedAt: "2026-11-01T10:00:00.000Z",
  wasPublished: true,
  cancelledAt: null,
  mode: "enrollable" as const,
  isBeforeEnrollmentDeadline: true,
  hasEnrollments: true,
  maxParticipants: 12,
  availableSeats: 3,
};

describe("the state of a course", () => {
  it("is a draft until it is published, whatever its deadline", () => {
    const made = { ...course, publishedAt: null, wasPublished: false };
    expect(courseState({ ...made, isBeforeEnrollmentDeadline: false })).toBe("draft");
  });
  it("does not become a draft again once it is taken off the site", () => {
    expect(courseState({ ...course, publishedAt: null })).toBe("unpublished");
  });
  it("is published while there is a seat, or when there is no limit", () => {
    expect(courseState(course)).toBe("published");
    expect(courseState({ ...course, availableSeats: null })).toBe("published");
  });
  it("is full when no seat is left", () => {
    expect(courseState({ ...course, availableSeats: 0 })).toBe("full");
  });
  it("is only shown when nobody enrols on the site", () => {
    expect(courseState({ ...course, mode: "display", availableSeats: null })).toBe("shown");
  });
  it("is cancelled, whatever else applies", () => {
    const cancelledAt = "2026-11-02T10:00:00.000Z";
    expect(courseState({ ...course, cancelledAt, publishedAt: null, availableSeats: 0 })).toBe("cancelled");
  });
  it("is passed after its deadline, even when it is full or only shown", () => {
    expect(courseState({ ...course, isBeforeEnrollmentDeadline: false, availableSeats: 0 })).toBe("passed");
    expect(courseState({ ...course, isBeforeEnrollmentDeadline: false, mode: "display" })).toBe("passed");
  });
});
