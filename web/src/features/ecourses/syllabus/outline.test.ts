import type { EcourseModule } from "@inktvis/contract/features/ecourses/ecourses";
import { describe, expect, it } from "vitest";
import { afterMove, type Move } from "./outline.ts";

const me = { completed: false, testCompleted: false, testFailed: false, testNextTryAt: null };
/** Modules A, B, … with lessons of these names. */
const outlineOf = (...modules: string[]): EcourseModule[] =>
  modules.map((lessons, index) => ({
    id: "ABCDE"[index] ?? "",
    title: "Module",
    description: null,
    revision: 1,
    sortOrder: index + 1,
    ecourseId: "e",
    classes: [...lessons].map((id, place) => ({
      id,
      title: id,
      description: null,
      sortOrder: place + 1,
      number: 0,
      ecourseModuleId: "",
      hasTest: false,
      hasAssignment: false,
      me,
    })),
  }));

const shown = (outline: readonly EcourseModule[] | undefined) =>
  outline?.map(({ id, classes }) => id + classes.map((lesson) => lesson.id).join("")).join(" ");
const moved = (modules: string[], move: Move) => shown(afterMove(outlineOf(...modules), move));

describe("moving a lesson", () => {
  it.each<[string, string[], Move, string | undefined]>([
    ["up", ["abc"], { lessonId: "b", to: { step: -1 } }, "Abac"],
    ["down", ["abc"], { lessonId: "b", to: { step: 1 } }, "Aacb"],
    ["up from the start of a module", ["ab", "cd"], { lessonId: "c", to: { step: -1 } }, "Aabc Bd"],
    ["down from the end of a module", ["ab", "cd"], { lessonId: "b", to: { step: 1 } }, "Aa Bbcd"],
    ["into an empty module", ["", "a"], { lessonId: "a", to: { step: -1 } }, "Aa B"],
    ["up from the very start", ["ab"], { lessonId: "a", to: { step: -1 } }, undefined],
    ["down from the very end", ["a", "b"], { lessonId: "b", to: { step: 1 } }, undefined],
    ["to the end of a module", ["ab", "cd"], { lessonId: "a", to: { endOf: "B" } }, "Ab Bcda"],
    ["to the end of its own module", ["abc"], { lessonId: "a", to: { endOf: "A" } }, "Abca"],
    ["before another", ["ab", "cd"], { lessonId: "d", to: { besideId: "a", isAfter: false } }, "Adab Bc"],
    ["after another", ["abcd"], { lessonId: "a", to: { besideId: "c", isAfter: true } }, "Abcad"],
    ["to where it already is", ["abc"], { lessonId: "b", to: { besideId: "a", isAfter: true } }, undefined],
    ["next to itself", ["abc"], { lessonId: "b", to: { besideId: "b", isAfter: true } }, undefined],
    ["that is gone", ["abc"], { lessonId: "x", to: { step: 1 } }, undefined],
    ["next to one that is gone", ["abc"], { lessonId: "a", to: { besideId: "x", isAfter: true } }, undefined],
    ["to a module that is gone", ["abc"], { lessonId: "a", to: { endOf: "X" } }, undefined],
  ])("%s", (_case, modules, move, expected) => {
    expect(moved(modules, move)).toBe(expected);
  });
});

describe("moving a module", () => {
  it.each<[string, Move, string | undefined]>([
    ["up", { moduleId: "B", to: { step: -1 } }, "Bb Aa Cc"],
    ["down", { moduleId: "B", to: { step: 1 } }, "Aa Cc Bb"],
    ["up from the start", { moduleId: "A", to: { step: -1 } }, undefined],
    ["down from the end", { moduleId: "C", to: { step: 1 } }, undefined],
    ["after another", { moduleId: "A", to: { besideId: "C", isAfter: true } }, "Bb Cc Aa"],
    ["before another", { moduleId: "C", to: { besideId: "A", isAfter: false } }, "Cc Aa Bb"],
    ["that is gone", { moduleId: "X", to: { step: 1 } }, undefined],
  ])("%s", (_case, move, expected) => {
    expect(moved(["a", "b", "c"], move)).toBe(expected);
  });

  it("renumbers the lessons throughout the online course", () => {
    const outline = afterMove(outlineOf("ab", "c"), { moduleId: "B", to: { step: -1 } });
    const numbers = outline?.flatMap(({ classes }) => classes.map(({ id, number }) => `${id}${number}`));
    expect(numbers).toEqual(["c1", "a2", "b3"]);
    expect(outline?.map(({ sortOrder }) => sortOrder)).toEqual([1, 2]);
  });
});
