import { expect, it } from "vitest";
import { timeLeftInWords } from "./time-left-in-words.ts";

it.each([
  [86_400_000, "24 u. 0 min."],
  [86_399_001, "24 u. 0 min."],
  [3_600_000, "1 u. 0 min."],
  [3_599_000, "59 min. 59 s"],
  [12_000, "12 s"],
  [1, "1 s"],
  [0, "0 s"],
])("writes %i milliseconds as %s", (left, words) => {
  expect(timeLeftInWords(left)).toBe(words);
});
