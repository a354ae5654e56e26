import { printable } from "../blocks/block-text.ts";
import { breakable } from "../blocks/typst-data.ts";
import { typeset } from "./typeset.ts";

/** A document of a few pages, not a book. */
const LIMITS = { seconds: 30, megabytes: 600 };

/** People's words may have anything in them, and stand in narrow columns. */
const inOneColumn = (_name: string, value: unknown) =>
  typeof value === "string" ? breakable(printable(value), "column") : value;

interface Options {
  /** By the path at which the template reads them. */
  files?: Record<string, Uint8Array>;
  /** What the document says of when it was made: the same words and moment give the same bytes. */
  madeAt: Date;
}

/**
 * The PDF of a document of which the template only lays out the words.
 * @param template the path of its file
 * @param words as JSON may have them
 */
export async function typesetWords(template: string, words: object, { files, madeAt }: Options) {
  const data = JSON.parse(JSON.stringify(words), inOneColumn);
  const { bytes } = await typeset({ template, data, ...(files && { files }), now: madeAt, as: "pdf" }, LIMITS);
  return bytes;
}
