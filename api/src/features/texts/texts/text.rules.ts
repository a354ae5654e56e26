import { type RichText, richText } from "#platform/rich-text.ts";

const EXCERPT_LENGTH = 220;
const WORDS_PER_MINUTE = 200;

/** Seconds that reading takes, at least a few (docs/product/texts.md#reading). */
export const readTimeOf = (wordCount: number) => Math.max(10, Math.round((wordCount / WORDS_PER_MINUTE) * 60));

const TRAILING = /[\s,;:.–—-]+$/u;
/** The first half of a sign that takes two, such as an emoji. */
const HALF_SIGN = /[\ud800-\udbff]$/;

/** The first lines, cut between two words where there are any. */
export function excerptOf(plain: string) {
  if (plain.length <= EXCERPT_LENGTH) return plain;
  const cut = plain.slice(0, EXCERPT_LENGTH);
  const lastSpace = cut.lastIndexOf(" ");
  const words = lastSpace > EXCERPT_LENGTH / 2 ? cut.slice(0, lastSpace) : cut.replace(HALF_SIGN, "");
  return `${words.replace(TRAILING, "")}…`;
}

/** A body as it is stored, with all that follows from it. */
export const measured = ({ html, openingLines, wordCount }: RichText) => ({
  body: html,
  excerpt: excerptOf(openingLines),
  word_count: wordCount,
});

/** The same of what we wrote ourselves; what members write is read with `readRichText`. */
export const measureBody = (html: string) => measured(richText(html));
