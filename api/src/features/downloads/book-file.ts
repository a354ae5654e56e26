import type { DownloadFormat } from "@inktvis/contract/features/downloads";
import { zipSync } from "fflate";
import { attachment } from "../../platform/http/attachment.ts";
import type { Book } from "./book.ts";
import { epubOf } from "./epub.ts";
import { pdfOf } from "./pdf.ts";
import { plainTextOf } from "./plain-text.ts";

/** A book as the file that was asked for, called so. */
export async function bookFile(book: Book, format: Exclude<DownloadFormat, "txt">, title: string) {
  return format === "epub"
    ? attachment(await epubOf(book), { title, extension: "epub", type: "application/epub+zip" })
    : attachment(await pdfOf(book), { title, extension: "pdf", type: "application/pdf" });
}

const encode = (text: string) => new TextEncoder().encode(text);

export const plainFile = ({ texts, author }: Book, title: string) =>
  attachment(encode(texts.map((text) => plainTextOf(text, author)).join("\n")), {
    title,
    extension: "txt",
    type: "text/plain; charset=utf-8",
  });

/** A plain file for each text, by the address that is unique to it. */
export function plainFiles({ texts, author, madeAt }: Book, title: string) {
  const files = texts.map((text) => [`${text.slug}.txt`, encode(plainTextOf(text, author))] as const);
  const zip = zipSync(Object.fromEntries(files), { mtime: madeAt });
  return attachment(zip, { title, extension: "zip", type: "application/zip" });
}
