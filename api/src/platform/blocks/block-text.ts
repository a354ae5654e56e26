import type { Run } from "./block.ts";

/** Characters that XML cannot hold, and directional formatting characters. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const WHITESPACE = /[ \t\r\n\f]+/g;

/** Text that any format can hold, with whitespace collapsed as in HTML. */
export const printable = (text: string) => text.toWellFormed().replaceAll(WHITESPACE, " ").replaceAll(UNPRINTABLE, "");

const MAX_HREF_LENGTH = 2000;

/** An absolute link that works from inside a file; otherwise empty. */
export function safeHref(href: string) {
  const url = URL.parse(href);
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return "";
  return url.href.length <= MAX_HREF_LENGTH ? url.href : "";
}

/** Trims lines and splits them into stanzas at empty lines. */
export function splitStanzas(lines: readonly Run[][]): Run[][][] {
  const stanzas: Run[][][] = [[]];
  for (const line of lines.map(trimLine)) {
    if (line.length > 0) stanzas.at(-1)?.push(line);
    else if (stanzas.at(-1)?.length) stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Joins lines into one. */
export const joinLines = (lines: readonly Run[][]): Run[] =>
  lines.flatMap((line, at) => (at > 0 ? [{ text: " ", marks: [], href: "" }, ...line] : line));

/** Merges runs with the same format and collapses spaces, in linear time. */
function trimLine(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  // Tracked separately: inspecting the end of a growing string flattens it every time.
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
