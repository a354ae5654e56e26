import { randomFrom } from "./random.ts";

/** In so many public texts stands each planted word, however many texts there are. */
export const TEXTS_PER_PLANTED_WORD = 25;
const MOST = 30;

/** A planted word of a text. */
export interface Planted {
  word: string;
  /** In one text of each word, so that the spelling of what somebody searches for is corrected with it. */
  isInTitle: boolean;
}

/** About half of all texts say it. */
export const COMMON_WORD = "deur";

const STARTS = ["br", "sn", "kl", "vr", "pl", "gr", "sch", "tr", "dw", "kn", "bl", "spr"];
const VOWELS = ["oe", "ij", "ui", "eu", "aa", "oo"];
const MIDDLES = ["lf", "rb", "nk", "mp", "rst", "ks"];
const ENDS = ["olm", "arp", "urk", "onk", "alp", "imp"];

/**
 * Words that are none but could be, each of which stands in 25 public texts: searches that find as many among a thousand
 * texts as among a hundred thousand. Fewer than eight hundred texts have not all of them.
 * @param count at most thirty
 */
export function plantedWords(count: number): readonly string[] {
  const random = randomFrom(25);
  const words = new Set<string>();
  while (words.size < Math.min(count, MOST)) {
    words.add(random.one(STARTS) + random.one(VOWELS) + random.one(MIDDLES) + random.one(ENDS));
  }
  return [...words];
}
