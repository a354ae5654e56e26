import { expect, it } from "vitest";
import { leftBefore } from "./left-before.ts";

it.each([
  [null, null, false],
  [null, "2026-12-02T10:00:00.000Z", false],
  ["2026-12-01T10:00:00.000Z", null, false],
  ["2026-12-01T10:00:00.000Z", "2026-12-02T10:00:00.000Z", true],
  // Taken off because it was called off.
  ["2026-12-02T10:00:00.000Z", "2026-12-02T10:00:00.000Z", false],
])("who was delisted at %s of a course called off at %s was gone before: %s", (delistedAt, cancelledAt, expected) => {
  expect(leftBefore({ delistedAt, course: { cancelledAt } })).toBe(expected);
});
