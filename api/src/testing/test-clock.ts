import type { Clock } from "#platform/clock.ts";

export interface TestClock extends Clock {
  set: (now: Date) => void;
  advance: (milliseconds: number) => void;
}

/** Stands still until it is told to go on. Starts at the real time, so that what the database stamps is near. */
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
