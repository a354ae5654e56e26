import type { Clock } from "#platform/clock.ts";

export interface TestClock extends Clock {
  set: (now: Date) => void;
  advance: (milliseconds: number) => void;
}

/** A manual clock. Starts at the real time, so that database timestamps are close to it. */
export function createTestClock(): TestClock {
  let now = new Date();
  return {
    now: () => now,
    set: (to) => {
      now = to;
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
