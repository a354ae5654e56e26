/** A part of a text to replace, by its position. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
}

const OPENS_AFTER = /[\s([{‘“„«–—/-]/;
/** Words that begin with an apostrophe: 's avonds, 't, 'k, 'n, 'm, 'r, 'ns. */
const CLIPPED = /^'(?:[sktnmr]|ns|tis|twas)(?![\p{L}\p{N}])/iu;
const MARKS = /"|'|--+|(?<=^|\s)-(?=\s)/gmu;

/**
 * Dutch quotation marks, apostrophes and dashes in place of the straight ones of a keyboard. Letters, dots and marks
 * that are already curly stay. Lines end with `\n`.
 */
export function dutchTypography(text: string): Replacement[] {
  return [...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length,
    text: typographic(mark, text, index),
  }));
}

function typographic(mark: string, text: string, at: number) {
  if (mark.startsWith("-")) return mark.length > 2 ? "—" : "–";
  const before = text[at - 1] ?? " ";
  const after = text[at + 1] ?? " ";
  const isOpening = (OPENS_AFTER.test(before) || isOpeningMark(text, at - 1)) && /\S/.test(after);
  if (mark === '"') return isOpening ? "“" : "”";
  return isOpening && !CLIPPED.test(text.slice(at, at + 6)) ? "‘" : "’";
}

/** Whether there is a straight opening mark at this position, as in "'Nee,' zei ze." */
const isOpeningMark = (text: string, at: number) =>
  /["']/.test(text[at] ?? "") && OPENS_AFTER.test(text[at - 1] ?? " ");
