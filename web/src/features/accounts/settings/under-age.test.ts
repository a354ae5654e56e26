import { expect, it } from "vitest";
import { isUnderAge } from "./under-age.ts";

const now = new Date("2026-03-01T22:30:00Z");

it.each([
  ["2008-03-01", false],
  ["2008-03-02", true],
  ["2008-02-29", false],
  ["1990-12-31", false],
  ["2020-01-01", true],
  [null, false],
])("tells whether a person born on %s is under age on 1 March 2026: %s", (dateOfBirth, expected) => {
  expect(isUnderAge(dateOfBirth, now)).toBe(expected);
});
it("counts in Brussels time, where the next day has already begun", () => {
  expect(isUnderAge("2008-03-02", new Date("2026-03-01T23:30:00Z"))).toBe(false);
});
