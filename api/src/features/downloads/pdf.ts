import { fileURLToPath } from "node:url";
import { typeset } from "../../platform/pdf/typeset.ts";
import type { Book, BookText } from "./book.ts";

const TEMPLATE = fileURLToPath(new URL("book.typ", import.meta.url));

/** The book as an A5 booklet. */
export async function pdfOf({ title, author, texts, pictures, madeAt }: Book) {
  const sizes = [...pictures].map(([key, { name, width, height }]) => [key, { name, width, height }] as const);
  const { bytes } = await typeset({
    template: TEMPLATE,
    data: {
      title: settable("title", title),
      author,
      year: madeAt.getUTCFullYear(),
      head: headOf(author),
      texts: JSON.parse(JSON.stringify(texts.map(withHead), settable)),
      pictures: Object.fromEntries(sizes),
    },
    files: Object.fromEntries([...pictures.values()].map(({ name, jpeg }) => [name, jpeg])),
    now: madeAt,
    as: "pdf",
  });
  return bytes;
}

/** A word that no line holds may break after so many signs: of a text, and of a title in its larger letters. */
const LONG_WORD = { text: /\S{32}(?=\S{8})/gu, title: /\S{18}(?=\S{6})/gu };
/** More accents on one letter than any language has: hundreds of thousands keep Typst busy for minutes. */
const EXCESS_ACCENTS = /(?<=\p{M}{8})\p{M}+/gu;
const settable = (name: string, value: unknown) =>
  typeof value === "string" && (name === "text" || name === "title")
    ? value.replaceAll(EXCESS_ACCENTS, "").replaceAll(LONG_WORD[name], "$&\u200b")
    : value;

const HEAD_LENGTH = 56;
/** As much of a name as one line holds. */
function headOf(name: string) {
  const signs = [...name];
  return signs.length > HEAD_LENGTH ? `${signs.slice(0, HEAD_LENGTH).join("").trim()}…` : name;
}
const withHead = (text: BookText) => ({ ...text, head: headOf(text.title) });
