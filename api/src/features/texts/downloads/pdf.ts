import { fileURLToPath } from "node:url";
import { filesOf, runningHead, settable, sizesOf } from "#platform/blocks/settable.ts";
import { typeset } from "#platform/pdf/typeset.ts";
import type { Book, BookText } from "./book.ts";

const TEMPLATE = fileURLToPath(new URL("book.typ", import.meta.url));

/** The book as an A5 booklet. */
export async function pdfOf({ title, author, texts, pictures, madeAt }: Book) {
  const { bytes } = await typeset({
    template: TEMPLATE,
    data: {
      ...settable({ title }),
      author,
      year: madeAt.getUTCFullYear(),
      head: runningHead(author),
      texts: settable(texts.map(withHead)),
      pictures: sizesOf(pictures),
    },
    files: filesOf(pictures),
    now: madeAt,
    as: "pdf",
  });
  return bytes;
}

const withHead = (text: BookText) => ({ ...text, head: runningHead(text.title) });
