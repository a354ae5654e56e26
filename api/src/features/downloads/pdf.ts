import { fileURLToPath } from "node:url";
import { typeset } from "../../platform/pdf/typeset.ts";
import type { Book } from "./book.ts";

const TEMPLATE = fileURLToPath(new URL("book.typ", import.meta.url));

/** The book as an A5 booklet. */
export async function pdfOf({ title, author, texts, pictures, madeAt }: Book) {
  const sizes = [...pictures].map(([key, { name, width, height }]) => [key, { name, width, height }] as const);
  const { bytes } = await typeset({
    template: TEMPLATE,
    data: {
      title,
      author,
      year: madeAt.getUTCFullYear(),
      texts: JSON.parse(JSON.stringify(texts, breakLongWords)),
      pictures: Object.fromEntries(sizes),
    },
    files: Object.fromEntries([...pictures.values()].map(({ name, jpeg }) => [name, jpeg])),
    now: madeAt,
    as: "pdf",
  });
  return bytes;
}

/** A word that no line holds may break after so many signs. */
const LONG_WORD = /\S{32}(?=\S{8})/gu;
const breakLongWords = (name: string, value: unknown) =>
  typeof value === "string" && (name === "text" || name === "title") ? value.replaceAll(LONG_WORD, "$&\u200b") : value;
