/** Average line length in characters above which text is prose. */
const VERSE_WIDTH = 72;

/**
 * Plain text as paragraphs of lines. Empty lines separate paragraphs, and the lines between are line breaks, as in a
 * poem. Of prose every line is a paragraph: that is how word processors write plain text.
 */
export function paragraphsOf(plain: string): string[][] {
  const text = plain
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[ \t]+\n/g, "\n")
    .replaceAll(/^\n+|\n+$/g, "");
  if (text === "") return [];
  const blocks = text.split(/\n{2,}/).map((block) => block.split("\n"));
  return blocks.flatMap((lines) => (isProse(lines) ? lines.map((line) => [line]) : [lines]));
}

function isProse(lines: string[]) {
  const average = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
  return lines.length > 1 && average > VERSE_WIDTH;
}
