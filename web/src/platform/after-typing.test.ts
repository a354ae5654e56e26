import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAfterTyping } from "./after-typing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types a key every 100 ms, and returns after which keys the action ran. */
function typeKeys(count: number, length: number) {
  const { schedule } = createAfterTyping(200);
  const followed: number[] = [];
  for (let key = 1; key <= count; key++) {
    schedule(length, () => followed.push(key));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1_000);
  return followed;
}

describe("an action that follows typing", () => {
  it("runs while somebody keeps typing in a short text", () => {
    expect(typeKeys(6, 1_000)).toHaveLength(3);
  });

  it("waits for a pause in a long text, for five seconds at most", () => {
    expect(typeKeys(40, 400_000)).toEqual([40]);
    expect(typeKeys(80, 400_000)).toEqual([51, 80]);
  });
});
