import { randomFrom } from "./random.ts";

/** The number of public texts that contain each planted word, however many texts there are. */
export const TEXTS_PER_PLANTED_WORD = 25;
const MOST = 30;

/** The planted word of one text. */
export interface Planted {
  word: string;
  /** True in one text per word, so that a misspelt search can be corrected to this word. */
  isInTitle: boolean;
}

/** About half of all texts contain this word. */
export const COMMON_WORD = "deur";

const STARTS = ["br", "sn", "kl", "vr", "pl", "gr", "sch", "tr", "dw", "kn", "bl", "spr"];
const VOWELS = ["oe", "ij", "ui", "eu", "aa", "oo"];
const MIDDLES = ["lf", "rb", "nk", "mp", "rst", "ks"];
const ENDS = ["olm", "arp", "urk", "onk", "alp", "imp"];

/**
 * Invented words that could be Dutch. Each is in 25 public texts, so that a search for it finds as many among a
 * thousand texts as among a hundred thousand. With fewer than eight hundred texts, some of the words are missing.
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
