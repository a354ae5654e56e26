import { describe, expect, it } from "vitest";
import { completionOf, continueWith } from "./progress.rules.ts";

const at = (day: number | null) => (day === null ? null : new Date(Date.UTC(2027, 0, day)));
/** Lessons a, b, c, …: for each the day on which it was last opened, and whether it is completed. */
const lessons = (...states: readonly [opened: number | null, completed: boolean][]) =>
  states.map(([opened, completed], index) => ({ id: "abcdef"[index] ?? "", completed, lastOpenedAt: at(opened) }));

describe("the lesson to continue with (docs/product/ecourses.md#progress)", () => {
  it.each([
    ["the first one when none was opened", lessons([null, false], [null, false]), "a"],
    ["the one that was opened last", lessons([1, false], [3, false], [2, false]), "b"],
    ["the next one when that is completed", lessons([1, false], [3, true], [null, false]), "c"],
    ["an earlier one when nothing after it is left", lessons([1, true], [null, false], [3, true]), "b"],
    ["the later one of two at the same moment", lessons([1, false], [1, false]), "b"],
    ["none when all are completed", lessons([1, true], [2, true]), null],
    ["none without lessons", [], null],
  ])("is %s", (_title, given, expected) => {
    expect(continueWith(given)).toBe(expected);
  });
});

it("rounds the share of completed lessons: 14, 29, 43, 57, 71, 86 and 100 for seven", () => {
  const shares = Array.from({ length: 8 }, (_, completed) => completionOf({ completed, total: 7 }).percentage);
  expect(shares).toEqual([0, 14, 29, 43, 57, 71, 86, 100]);
  expect(completionOf({ completed: 0, total: 0 }).percentage).toBe(0);
});

it("shows 100 percent only once all lessons are completed", () => {
  expect(completionOf({ completed: 399, total: 400 }).percentage).toBe(99);
  expect(completionOf({ completed: 400, total: 400 }).percentage).toBe(100);
});
