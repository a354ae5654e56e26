import type { Run } from "./block.ts";

/** What XML cannot hold, and what turns the direction of the words that follow. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const WHITESPACE = /[ \t\r\n\f]+/g;

/** Words as any format can hold them, white as HTML shows it. */
export const printable = (text: string) => text.toWellFormed().replaceAll(WHITESPACE, " ").replaceAll(UNPRINTABLE, "");

const MAX_HREF_LENGTH = 2000;

/** An address that leads somewhere from inside a file; otherwise empty. */
export function safeHref(href: string) {
  const url = URL.parse(href);
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return "";
  return url.href.length <= MAX_HREF_LENGTH ? url.href : "";
}

/** Lines without white at their ends, in stanzas: an empty line parts them. */
export function splitStanzas(lines: readonly Run[][]): Run[][][] {
  const stanzas: Run[][][] = [[]];
  for (const line of lines.map(trimLine)) {
    if (line.length > 0) stanzas.at(-1)?.push(line);
    else if (stanzas.at(-1)?.length) stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Lines as one. */
export const joinLines = (lines: readonly Run[][]): Run[] =>
  lines.flatMap((line, at) => (at > 0 ? [{ text: " ", marks: [], href: "" }, ...line] : line));

/** Runs that look alike become one, and no two spaces follow each other. Takes time that grows with the length only. */
function trimLine(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  // Kept beside the words: looking at the end of a string that still grows copies the whole of it, every time.
  let endsInSpace = true;
  for (const run of line) {
    const text: string = endsInSpace ? run.text.replace(/^ /, "") : run.text;
    if (!text) continue;
    endsInSpace = text.endsWith(" ");
    const last = runs.at(-1);
    if (last && hasSameFormat(last, run)) last.text += text;
    else runs.push({ ...run, text });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.replace(/ $/, "");
  return runs.some(({ text }) => /\S/.test(text)) ? runs.filter(({ text }) => text) : [];
}

const hasSameFormat = (one: Run, other: Run) =>
  one.href === other.href && (one.marks === other.marks || String(one.marks) === String(other.marks));
