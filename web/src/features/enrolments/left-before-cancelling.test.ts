import { expect, it } from "vitest";
import { leftBeforeCancelling } from "./left-before-cancelling.ts";

it.each([
  [null, null, false],
  [null, "2026-12-02T10:00:00.000Z", false],
  ["2026-12-01T10:00:00.000Z", null, false],
  ["2026-12-01T10:00:00.000Z", "2026-12-02T10:00:00.000Z", true],
  // Delisted because the course was cancelled.
  ["2026-12-02T10:00:00.000Z", "2026-12-02T10:00:00.000Z", false],
])("delisted at %s, course cancelled at %s: left before that is %s", (delistedAt, cancelledAt, expected) => {
  expect(leftBeforeCancelling({ delistedAt, course: { cancelledAt } })).toBe(expected);
});
