import { zipSync } from "fflate";
import { heavyTask } from "#platform/heavy-work/heavy-task.ts";
import { type Book, bookOf, type BookSource } from "./book.ts";
import { epubOf } from "./epub.ts";
import { pdfOf } from "./pdf.ts";
import { plainTextOf } from "./plain-text.ts";

/** `zip` contains a plain text file for each text. */
export type BookKind = "epub" | "pdf" | "txt" | "zip";

/** Longer than the time limit of the typesetter, which is a minute. */
const TIMEOUT_SECONDS = 90;

/**
 * Makes a file from stored bodies in a single task, because the parsed blocks in between are many times larger than
 * both.
 */
export const makeBookFile = async ({ kind, ...source }: BookSource & { kind: BookKind }) =>
  bytesOf(bookOf(source), kind);
export const makingBookFile = heavyTask(import.meta.url, makeBookFile, { timeoutSeconds: TIMEOUT_SECONDS });

async function bytesOf(book: Book, kind: BookKind): Promise<Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case "epub":
      return epubOf(book);
    case "pdf":
      return pdfOf(book);
    case "txt":
      return encode(book.texts.map((text) => plainTextOf(text, book.author)).join("\n"));
    case "zip":
      return plainFiles(book);
    default:
      return kind satisfies never;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

/** One file for each text, named by its slug, which is unique. */
function plainFiles({ texts, author, madeAt }: Book) {
  const files = texts.map((text) => [`${text.slug}.txt`, encode(plainTextOf(text, author))] as const);
  return zipSync(Object.fromEntries(files), { mtime: madeAt });
}
