import { describe, expect, it } from "vitest";
import { heldDays, likelyDay } from "./attendance-days.ts";

describe("the day that is shown first", () => {
  // From a Tuesday to a Tuesday, ten weeks later.
  const weekly = { firstDay: "2026-09-08", lastDay: "2026-11-17" };

  it("is the last lesson of a course that meets every week", () => {
    expect(likelyDay({ ...weekly, today: "2026-10-15" }, [])).toBe("2026-10-13");
    expect(likelyDay({ ...weekly, today: "2026-10-13" }, [])).toBe("2026-10-13");
    expect(likelyDay({ ...weekly, today: "2026-09-08" }, [])).toBe("2026-09-08");
  });

  it("may also be a weekday on which somebody was present before", () => {
    expect(likelyDay({ ...weekly, today: "2026-10-16" }, ["2026-10-08"])).toBe("2026-10-15");
  });

  it("is the last day of the course once it is over", () => {
    expect(likelyDay({ ...weekly, today: "2026-12-01" }, [])).toBe("2026-11-17");
  });

  it("is today in a course of a week at most", () => {
    expect(likelyDay({ firstDay: "2026-10-12", lastDay: "2026-10-16", today: "2026-10-14" }, [])).toBe("2026-10-14");
  });
});

describe("the days on which somebody was there", () => {
  it("leave out a day on which everybody was unticked, and start with the last one", () => {
    const ticks = [
      { day: "2026-10-06", present: true },
      { day: "2026-10-13", present: true },
      { day: "2026-10-13", present: false },
      { day: "2026-10-14", present: false },
    ];
    expect(heldDays(ticks)).toEqual(["2026-10-13", "2026-10-06"]);
  });
});
