import { describe, expect, it } from "vitest";
import { dayAndTime } from "./day-and-time.ts";
import { isEarlier, momentOf, momentText } from "./moments.ts";

describe("a moment in a form", () => {
  it("shows an instant in the time of Brussels, in winter and summer", () => {
    expect(dayAndTime("2026-11-21T23:30:00.000Z")).toEqual({ day: "2026-11-22", time: "00:30" });
    expect(dayAndTime("2026-07-01T21:59:59.000Z")).toEqual({ day: "2026-07-01", time: "23:59" });
  });
  it("splits and joins the day and time that were chosen", () => {
    expect(dayAndTime("2026-11-21T14:05")).toEqual({ day: "2026-11-21", time: "14:05" });
    expect(dayAndTime("2026-11-21")).toEqual({ day: "2026-11-21", time: "" });
    expect([momentOf("2026-11-21", "14:05"), momentOf("2026-11-21", ""), momentOf("", "")]).toEqual([
      "2026-11-21T14:05",
      "2026-11-21",
      "",
    ]);
  });
  it("in the last minute of a day means the end of that day, as does a day without a time", () => {
    const lastMinute = momentOf("2026-11-21", "23:59");
    expect(dayAndTime(lastMinute)).toEqual({ day: "2026-11-21", time: "23:59" });
    expect(lastMinute).toBe("2026-11-21T23:59:59.999");
    expect(momentText(lastMinute)).toBe("zaterdag 21 november 2026 om 23:59");
  });
  it("is written out with the day of the week", () => {
    expect(momentText("2026-11-21T14:05")).toBe("zaterdag 21 november 2026 om 14:05");
    expect(momentText("2026-11-21")).toBe("zaterdag 21 november 2026");
    expect([momentText(""), momentText(null), momentText("2026-99-99")]).toEqual([undefined, undefined, undefined]);
  });

  it("is compared with another to the minute, and a day without a time lasts until its end", () => {
    const stored = "2026-11-21T22:59:59.999Z";
    expect(
      ["2026-11-21", "2026-11-21T23:59", "2026-11-22", stored, "", "2026-11"].map((moment) =>
        isEarlier(moment, stored),
      ),
    ).toEqual([false, false, false, false, false, false]);
    expect(["2026-11-21T23:58", "2026-11-20"].map((moment) => isEarlier(moment, stored))).toEqual([true, true]);
  });
});
