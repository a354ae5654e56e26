import type { Tx } from "#platform/db/database.ts";
import type { Random } from "./random.ts";

/** A run that is filling a database. */
export interface Filling {
  tx: Tx;
  random: Random;
  texts: number;
  people: number;
  likes: number;
  now: Date;
  onProgress: (what: string, done: number, of: number) => void;
}

/** The period that the texts were published in, in milliseconds. */
export const YEARS = 10 * 365.25 * 86_400_000;

/** A moment after both `one` and `other`, before `now`. */
export function momentBetween(random: Random, one: Date, other: Date, now: Date) {
  const from = Math.max(one.getTime(), other.getTime());
  return new Date(from + random.next() * (now.getTime() - from));
}
