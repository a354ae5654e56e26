import { fileURLToPath } from "node:url";
import { brusselsDay } from "#platform/clock.ts";
import { pictureFiles, runningHead, sanitizeForTypst, pictureSizes } from "#platform/blocks/typst-data.ts";
import { typeset } from "#platform/pdf/typeset.ts";
import type { Book, BookText } from "./book.ts";

const TEMPLATE = fileURLToPath(new URL("book.typ", import.meta.url));

/** The book as an A5 booklet. */
export async function pdfOf({ title, author, texts, pictures, madeAt }: Book) {
  const { bytes } = await typeset({
    template: TEMPLATE,
    data: {
      ...sanitizeForTypst({ title }),
      author,
      year: Number(brusselsDay(madeAt).slice(0, 4)),
      head: runningHead(author),
      texts: sanitizeForTypst(texts.map(withHead)),
      pictures: pictureSizes(pictures),
    },
    files: pictureFiles(pictures),
    now: madeAt,
    as: "pdf",
  });
  return bytes;
}

const withHead = (text: BookText) => ({ ...text, head: runningHead(text.title) });
