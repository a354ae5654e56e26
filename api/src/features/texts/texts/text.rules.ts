import { WORDS_PER_MINUTE } from "@inktvis/contract/features/texts/texts";
import { type RichText, richText } from "#platform/rich-text.ts";

const EXCERPT_LENGTH = 220;

/** Read time in seconds (docs/product/texts.md#reading). */
export const readTimeOf = (wordCount: number) => Math.max(10, Math.round((wordCount / WORDS_PER_MINUTE) * 60));

const TRAILING = /[\s,;:.–—-]+$/u;
/** The first half of a surrogate pair, for example of an emoji. */
const HALF_SIGN = /[\ud800-\udbff]$/;

/** The first of these lines (`plainLines`), cut between two words if possible (docs/product/texts.md#excerpts). */
export function excerptOf(lines: string) {
  if (lines.length <= EXCERPT_LENGTH) return lines;
  const cut = lines.slice(0, EXCERPT_LENGTH);
  const lastSpace = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  const words = lastSpace > EXCERPT_LENGTH / 2 ? cut.slice(0, lastSpace) : cut.replace(HALF_SIGN, "");
  return `${words.replace(TRAILING, "")}…`;
}

/** The columns that are derived from a sanitized body. */
export const bodyColumns = ({ html, opening, wordCount, lineCount }: RichText) => ({
  body: html,
  excerpt: excerptOf(opening),
  word_count: wordCount,
  line_count: lineCount,
});

/** The same from our own HTML; use `readRichText` for input of members. */
export const bodyColumnsFromHtml = (html: string) => bodyColumns(richText(html));
