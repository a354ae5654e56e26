import { countWords } from "#platform/rich-text.ts";
import type { Random } from "./random.ts";
import { SENTENCES, VERSES } from "./sentences.ts";
import { readPattern, say, type Voice } from "./voice.ts";

const sentences = SENTENCES.map(readPattern);
const verses = VERSES.map(readPattern);

const WORDS = { fewest: 60, most: 850 };
const POEM_WORDS = { fewest: 60, most: 240 };

/** Few texts are long, most are of medium length. */
const wantedWords = (random: Random) =>
  Math.min(WORDS.most, Math.max(WORDS.fewest, Math.exp(5.6 + 0.55 * random.bell())));

/**
 * Paragraphs of HTML that the sanitizer would leave as they are.
 * @param planted a word that the text contains once
 */
export function proseBody(random: Random, voice: Voice, planted?: string) {
  const paragraphs: string[] = [];
  for (let words = 0, wanted = wantedWords(random); words < wanted;) {
    const said: string[] = [];
    for (let left = 3 + random.below(5); left > 0 && words < wanted; left--) {
      const sentence = say(random.one(sentences), voice);
      words += countWords(sentence);
      said.push(sentence);
    }
    paragraphs.push(said.join(" "));
  }
  if (planted) paragraphs.push(`Niemand wist wat een ${planted} was.`);
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
}

/** The same, in verse. */
export function poemBody(random: Random, voice: Voice, planted?: string) {
  const wanted = POEM_WORDS.fewest + random.below(POEM_WORDS.most - POEM_WORDS.fewest);
  const size = 3 + random.below(3);
  const stanzas: string[] = [];
  for (let words = 0; words < wanted;) {
    const lines = Array.from({ length: size }, () => say(random.one(verses), voice));
    words += countWords(lines.join(" "));
    stanzas.push(lines.join("<br />"));
  }
  if (planted) stanzas.push(`een ${planted}, zei je`);
  return stanzas.map((stanza) => `<p>${stanza}</p>`).join("");
}
