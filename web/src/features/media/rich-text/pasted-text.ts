/** Lines that are longer than this on average are prose, where every line is a paragraph of its own. */
const VERSE_WIDTH = 72;

/**
 * Plain text as paragraphs of lines. An empty line parts paragraphs and the lines between stay lines, as in a poem;
 * text without empty lines whose lines are long comes from a word processor, which writes a paragraph on each.
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
