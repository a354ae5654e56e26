/* Plain text from a clipboard as paragraphs of lines, by the rules of docs/product/texts.md#pasting. */

/** In characters: a longer line is a paragraph by itself. */
const PARAGRAPH_WIDTH = 100;
/** When lines are longer on average, they are paragraphs, whatever they end with. */
const PROSE_WIDTH = 72;
/**
 * The smallest width at which a program wraps the lines of a page, which part of that width such a line fills, and the
 * minimum number of such lines.
 */
const PAGE = { width: 50, filled: 0.75, lines: 3 };
const TAB = "    ";

/** Breaks that are certainly a line within the same paragraph: Shift+Enter in Word and Pages. */
const SOFT_BREAK = /[\v\u2028]/;
const SENTENCE_END = /[.!?…:][)\]"'’”»]*$|[’”»"]$/;
const SPEECH = /^\s*(?:["'‘“„«]|[-–—] )/;
const LOWER_START = /^\s*\p{Ll}/u;

/** Lines without an empty one between them. */
interface Group {
  lines: string[];
  /** The number of empty lines before the group. */
  emptyBefore: number;
}

/**
 * The paragraphs of a text, each a list of lines. A paragraph without lines is an empty one, as between scenes.
 * Programs write a paragraph as one line, wrap it at the width of their page, or put empty lines between paragraphs;
 * poems consist of lines too.
 */
export function paragraphsOf(plain: string): string[][] {
  const groups = groupsOf(plain);
  const isStory = groups.some(({ lines }) => lines.some(({ length }) => length > PARAGRAPH_WIDTH));
  const pageWidth = pageWidthOf(groups);
  const read = groups.map((group) => ({ ...group, ...readGroup(group.lines, { isStory, pageWidth }) }));
  // Where each line is a paragraph, an empty line separates scenes; elsewhere it only ends a paragraph.
  const isLineWise = read.some(({ kind, paragraphs }) => kind === "paragraphs" && paragraphs.length > 1);
  return read.flatMap(({ kind, paragraphs, emptyBefore }, at) => {
    const isBetweenProse = kind !== "verse" && read[at - 1]?.kind !== "verse";
    const isScene = at > 0 && (emptyBefore > 1 || (emptyBefore === 1 && isLineWise && isBetweenProse));
    return isScene ? [[], ...paragraphs] : paragraphs;
  });
}

function groupsOf(plain: string): Group[] {
  const lines = plain
    // The end of a page in a PDF counts as a single line break.
    .replaceAll(/(?:\r\n?|\n)?\f|\r\n?|[\u0085\u2029]/g, "\n")
    .replaceAll("\t", TAB)
    .split("\n")
    .map((line) => line.trimEnd());
  const groups: Group[] = [];
  let empty = 0;
  let isOpen = false;
  for (const line of lines) {
    if (line === "") empty++;
    else if (isOpen && empty === 0) groups.at(-1)?.lines.push(line);
    else groups.push({ lines: [line], emptyBefore: empty });
    isOpen ||= line !== "";
    if (line !== "") empty = 0;
  }
  return groups;
}

interface ReadGroup {
  kind: "one" | "page" | "paragraphs" | "verse";
  paragraphs: string[][];
}

function readGroup(
  lines: string[],
  { isStory, pageWidth }: { isStory: boolean; pageWidth: number | undefined },
): ReadGroup {
  const softLines = (line: string) => line.split(SOFT_BREAK).map((part) => part.trimEnd());
  if (pageWidth !== undefined) return { kind: "page", paragraphs: joinPageLines(lines, pageWidth) };
  if (lines.length === 1) return { kind: "one", paragraphs: lines.map(softLines) };
  if (areParagraphs(lines, isStory)) return { kind: "paragraphs", paragraphs: lines.map(softLines) };
  return { kind: "verse", paragraphs: [lines.flatMap(softLines)] };
}

const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;
const isSentenceEnd = (line: string) => SENTENCE_END.test(line);

/**
 * Lines are paragraphs when most are full sentences, in a text with a long paragraph or with dialogue; otherwise they
 * are verse.
 */
function areParagraphs(lines: readonly string[], isStory: boolean) {
  const average = lines.reduce((sum, { length }) => sum + length, 0) / lines.length;
  if (average > PROSE_WIDTH) return true;
  const hasProse = isStory || share(lines, (line) => SPEECH.test(line)) >= 1 / 3;
  return hasProse && share(lines, isSentenceEnd) >= 0.6;
}

/**
 * The width at which a PDF or a mail wrapped the lines of its page, in the middle of sentences; undefined when the
 * writer ended the lines. A few short lines are taken for a poem: joining the lines of a poem would be worse.
 */
function pageWidthOf(groups: readonly Group[]) {
  const width = Math.max(...groups.flatMap(({ lines }) => lines.map(({ length }) => length)));
  if (width < PAGE.width || width > PARAGRAPH_WIDTH) return undefined;
  const broken = groups.flatMap(({ lines }) =>
    lines.slice(0, -1).flatMap((line, at) => (isSentenceEnd(line) ? [] : [{ line, next: lines[at + 1] ?? "" }])),
  );
  const isBroken =
    broken.length >= PAGE.lines &&
    share(broken, ({ line }) => line.length >= width * PAGE.filled) >= 0.85 &&
    share(broken, ({ next }) => LOWER_START.test(next)) >= 0.6;
  return isBroken ? width : undefined;
}

/**
 * A paragraph ends after a sentence that ends on a line that is not full, or before a line that is indented or starts
 * with speech.
 */
function joinPageLines(lines: readonly string[], width: number): string[][] {
  const paragraphs: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? "";
    const canEnd = isSentenceEnd(before) && (before.length < width * 0.85 || /^\s/.test(line) || SPEECH.test(line));
    if (canEnd || before.length < width / 2) paragraphs.push([line.trimStart()]);
    else paragraphs.at(-1)?.push(line.trimStart());
  }
  return paragraphs.map((parts) => [parts.reduce(joinLine)]);
}

const BROKEN_WORD = /\p{L}[-\u00ad\u2010]$/u;

/** Joins a word that was broken at the end of a line; ‘Oost-’ before a capital keeps its hyphen. */
function joinLine(text: string, line: string) {
  if (!BROKEN_WORD.test(text)) return `${text} ${line}`;
  return LOWER_START.test(line) ? text.slice(0, -1) + line : text + line;
}
