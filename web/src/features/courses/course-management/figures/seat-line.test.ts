import { describe, expect, it } from "vitest";
import { alignOf, seatLine } from "./seat-line.ts";

const seats = {
  maximum: 4,
  deadline: "2027-01-10",
  from: "2027-01-01",
  until: "2027-01-06",
  isOver: false,
  days: [
    { day: "2027-01-01", taken: 1 },
    { day: "2027-01-03", taken: 2 },
  ],
};

describe("the line of the seats", () => {
  it("steps up on the days of the changes, until today, with the deadline ahead", () => {
    expect(seatLine(seats)).toEqual({
      end: "2027-01-10",
      line: "M0 100H0V75H20V50H60",
      area: "M0 100H0V75H20V50H60V100Z",
      untilX: 60,
      maximumY: 0,
      deadlineX: 100,
    });
  });
  it("ends soon after today while the deadline is still far away", () => {
    const far = seatLine({ ...seats, until: "2027-01-08", deadline: "2027-09-01" });
    expect(far).toMatchObject({ end: "2027-01-10", line: "M0 100H0V75H20V50H80", deadlineX: null });
  });
  it("handles more people than seats, a single day, and a course without a maximum", () => {
    expect(seatLine({ ...seats, maximum: 1 }).maximumY).toBe(50);
    const first = { ...seats, maximum: null, deadline: null, until: "2027-01-01", days: [] };
    expect(seatLine(first)).toMatchObject({ end: "2027-01-01", line: "M0 100H100", maximumY: null, deadlineX: null });
  });
  it("keeps the labels of marks within the chart", () => {
    expect([0, 50, 100].map(alignOf)).toEqual(["start", "middle", "end"]);
  });
});
