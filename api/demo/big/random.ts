/** Numbers that come out the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to `end`. */
  below: (end: number) => number;
  chance: (share: number) => boolean;
  /** One of the items, each equally likely. */
  one: <T>(items: readonly T[]) => T;
  /** Around 0, mostly within 1 (the normal distribution). */
  bell: () => number;
}

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    one: (items) => items[below(items.length)] as (typeof items)[number],
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/**
 * Returns a function that chooses an index of `weights`, by weight. It only looks it up in a table, because it is
 * called millions of times.
 */
export function chooser(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const slots = new Uint32Array(Math.max(65_536, weights.length * 16));
  let [place, reached] = [0, weights[0] ?? 0];
  for (let slot = 0; slot < slots.length; slot++) {
    while ((slot + 0.5) / slots.length > reached / total && place < weights.length - 1) {
      place++;
      reached += weights[place] ?? 0;
    }
    slots[slot] = place;
  }
  return (random: Random) => slots[random.below(slots.length)] as number;
}

/**
 * A long-tailed distribution, as of words and fame: the first is chosen much more often than the last. A higher `flat`
 * makes the first ones more equal.
 */
export const longTailed = (length: number, { steep = 1, flat = 3 } = {}) =>
  chooser(Array.from({ length }, (_, rank) => (rank + flat) ** -steep));

/** A version 7 UUID with the timestamp `at`. */
export function uuidAt(at: Date, random: Random) {
  const hex = (digits: number) =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  const time = at.getTime().toString(16).padStart(12, "0");
  const variant = (8 + random.below(4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}
