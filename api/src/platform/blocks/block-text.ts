import { createSpaceKeeper } from "../visible-spaces.ts";
import type { Run } from "./block.ts";

/** Characters that XML cannot hold, and directional formatting characters. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const WHITESPACE = /[ \t\r\n\f]+/g;
const BREAKS = /[\t\r\n\f]+/g;

/** Text that any format can hold, with its spaces as they were typed. */
export const printableWords = (text: string) => text.toWellFormed().replaceAll(BREAKS, " ").replaceAll(UNPRINTABLE, "");

/** The same for a title or a name: whitespace is collapsed as in HTML. */
export const printable = (text: string) => printableWords(text.replaceAll(WHITESPACE, " "));

const MAX_HREF_LENGTH = 2000;

/** An absolute link that works from inside a file; otherwise empty. */
export function safeHref(href: string) {
  const url = URL.parse(href);
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return "";
  return url.href.length <= MAX_HREF_LENGTH ? url.href : "";
}

/** Splits lines into stanzas at empty lines; spaces at the start of a line are kept, as the indentation of a poem. */
export function splitStanzas(lines: readonly Run[][]): Run[][][] {
  const stanzas: Run[][][] = [[]];
  for (const line of lines.map(mergeRuns)) {
    if (line.length > 0) stanzas.at(-1)?.push(line);
    else if (stanzas.at(-1)?.length) stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Joins lines into one. */
export const joinLines = (lines: readonly Run[][]): Run[] =>
  lines.flatMap((line, at) => (at > 0 ? [{ text: " ", marks: [], href: "" }, ...line] : line));

/** Merges runs with the same format and leaves out the spaces at the end, in linear time. */
function mergeRuns(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of line.slice(0, line.findLastIndex(({ text }) => /\S/.test(text)) + 1)) {
    const last = runs.at(-1);
    if (last && hasSameFormat(last, run)) last.text += run.text;
    else if (run.text) runs.push({ ...run });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs;
}

/** A line for a format that collapses spaces (platform/visible-spaces.ts). */
export function withSpacesKept<SomeRun extends Pick<Run, "text">>(line: readonly SomeRun[]): SomeRun[] {
  const spaces = createSpaceKeeper();
  return line.map((run) => ({ ...run, text: spaces.keep(run.text) }));
}

const hasSameFormat = (one: Run, other: Run) =>
  one.href === other.href && (one.marks === other.marks || String(one.marks) === String(other.marks));
