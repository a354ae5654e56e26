import { describe, expect, it } from "vitest";
import { areOfTest, grade, lockedUntil, shownVersion } from "./test.rules.ts";

const question = (id: string, right: readonly string[]) => ({
  id,
  question: id,
  answerData: ["a", "b", "c"].map((answer) => ({ id: `${id}${answer}`, answer, correct: right.includes(answer) })),
});
const three = [question("1", ["a"]), question("2", ["b", "c"]), question("3", ["a"])];

describe("the grade of a test", () => {
  it.each([
    [{ 1: "1a", 2: "2b", 3: "3a" }, 100, { score: 100, succeeded: true }],
    [{ 1: "1a", 2: "2c", 3: "3a" }, 100, { score: 100, succeeded: true }],
    [{ 1: "1a", 2: "2b", 3: "3b" }, 100, { score: 67, succeeded: false }],
    [{ 1: "1a", 2: "2b", 3: "3b" }, 67, { score: 67, succeeded: true }],
    [{ 1: "1a", 2: "2b", 3: "3b" }, 68, { score: 67, succeeded: false }],
    [{ 1: "1b", 2: "2a", 3: "3b" }, 1, { score: 0, succeeded: false }],
    [{}, 1, { score: 0, succeeded: false }],
  ])("of %o with %i percent needed is %o", (chosen, needed, graded) => {
    expect(grade(three, chosen as Record<string, string>, needed)).toEqual(graded);
  });

  it("is never 100 with a wrong answer, even in the longest test", () => {
    const questions = Array.from({ length: 100 }, (_, place) => question(`${place}.`, ["a"]));
    const chosen = Object.fromEntries(questions.map(({ id }, place) => [id, `${id}${place === 0 ? "b" : "a"}`]));
    expect(grade(questions, chosen, 100)).toEqual({ score: 99, succeeded: false });
  });
});

it("accepts an answer for its own question only", () => {
  expect(areOfTest(three, { 1: "1a" })).toBe(true);
  const foreign: Record<string, string>[] = [{ 1: "2a" }, { 4: "1a" }, { 1: "toString" }, { ["toString"]: "1a" }];
  for (const chosen of foreign) expect(areOfTest(three, chosen)).toBe(false);
});

const now = new Date("2026-11-23T12:00:00.000Z");
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

it("locks a test until exactly the latest moment over all versions", () => {
  expect(lockedUntil([{ next_try_at: at(1) }, { next_try_at: at(5) }, { next_try_at: null }], now)).toEqual(at(5));
  expect(lockedUntil([{ next_try_at: at(0) }, { next_try_at: at(-1) }], now)).toBeUndefined();
});

describe("the version that somebody sees", () => {
  const response = (wanted: object) => ({
    response_data: {},
    completed_at: null,
    score: null,
    succeeded: null,
    next_try_at: null,
    ...wanted,
  });
  const open = response({});
  const passed = response({ completed_at: now, score: 100, succeeded: true });
  const failed = (next: number) => response({ completed_at: now, score: 0, succeeded: false, next_try_at: at(next) });
  const newest = (own: typeof open | null = null) => ({ name: "newest", replaced_at: null, response: own });
  const older = (own: typeof open) => ({ name: "older", replaced_at: now, response: own });
  const nobody = { manages: false, now };

  it.each([
    ["the newest without a response", [newest()], "newest"],
    ["the one that they are answering", [newest(), older(open)], "older"],
    ["the one that they passed, even while answering a newer one", [newest(open), older(passed)], "older"],
    ["the one that they failed, until they may try again", [newest(), older(failed(1))], "older"],
    ["the newest after that", [newest(), older(failed(0))], "newest"],
    ["the one that they are answering, when the test was deleted", [older(open)], "older"],
    ["the one that they passed, when the test was deleted", [older(passed)], "older"],
    ["none when they failed and the test was deleted", [older(failed(1))], undefined],
    ["none without a test", [], undefined],
  ])("is %s", (_case, versions, name) => {
    expect(shownVersion(versions, nobody)?.name).toBe(name);
  });

  it("is always the newest for managers", () => {
    expect(shownVersion([newest(), older(open)], { manages: true, now })?.name).toBe("newest");
    expect(shownVersion([older(passed)], { manages: true, now })).toBeUndefined();
  });
});
