import { describe, expect, it } from "vitest";
import { agendaPath } from "#features/courses/courses/agenda-path.ts";
import { agendaFilePath } from "./agenda-file-path.ts";
import { agendaQuestion } from "./agenda.queries.ts";
import { laterMonth, monthIn, weeksOf } from "./month-grid.ts";

describe("a month as weeks", () => {
  it("begins on Monday and contains each day once", () => {
    expect(weeksOf("2026-11")[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
    expect(weeksOf("2026-11").flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
  });
  it("has a month before and after it", () => {
    expect([laterMonth("2026-12", 1), laterMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
  it("is read from an address", () => {
    expect(["2026-12", "2026-13", "12", 202612, { toString: 0 }].map(monthIn)).toEqual([
      "2026-12",
      ...Array(4).fill(undefined),
    ]);
  });
});

describe("a narrowed agenda", () => {
  it("asks for courses only as soon as there is a filter of courses", () => {
    expect(agendaQuestion({})).toEqual({});
    expect(agendaQuestion({ text: "zee", filters: { genres: [1] } })).toEqual({
      text: "zee",
      filters: { genres: [1] },
    });
    expect(agendaQuestion({ filters: { regions: [3], hasRealLifePart: true } })).toEqual({
      models: ["course"],
      filters: { regions: [3] },
      modelConfigurations: { course: { hasRealLifePart: true } },
    });
  });
  it("has the same filters for a month and for the file", () => {
    expect([agendaPath({}), agendaFilePath({})]).toEqual(["/cursussen/agenda", "/cursussen/agenda.ics"]);
    expect(agendaPath({ text: "zee" }, "2027-01")).toBe(
      "/cursussen/agenda?maand=2027-01&q=%7B%22text%22%3A%22zee%22%7D",
    );
  });
});
