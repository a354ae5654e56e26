import { printable } from "../blocks/block-text.ts";
import { breakable } from "../blocks/typst-data.ts";
import { typeset } from "./typeset.ts";

/** A document of a few pages, not a book. */
const LIMITS = { seconds: 30, megabytes: 600 };

/** Prepares the words that people typed, which may contain anything, for narrow columns. */
const inOneColumn = (_name: string, value: unknown) =>
  typeof value === "string" ? breakable(printable(value), "column") : value;

interface Options {
  /** Keyed by the path at which the template reads them. */
  files?: Record<string, Uint8Array>;
  /** The creation date in the document: the same words and the same date give the same bytes. */
  madeAt: Date;
}

/**
 * The PDF of a document whose template only lays out words.
 * @param template the path of its file
 * @param words anything that can be serialised as JSON
 */
export async function typesetWords(template: string, words: object, { files, madeAt }: Options) {
  const data = JSON.parse(JSON.stringify(words), inOneColumn);
  const { bytes } = await typeset({ template, data, ...(files && { files }), now: madeAt, as: "pdf" }, LIMITS);
  return bytes;
}
