import { inflateSync } from "node:zlib";

/** The text of a PDF made by Typst, with its metadata: title, authors, outline. */
export function pdfText(bytes: Buffer) {
  const objects = objectsOf(bytes.toString("latin1"));
  const about = [...objects.values()].map(({ stream, text }) => (stream && !/\/Metadata/.test(text) ? "" : text));
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text));
  return [...pages.map((page) => textOfPage(page.text, objects)), ...about].join("\n");
}

interface PdfObject {
  /** The dictionary, with the stream if it is not compressed. */
  text: string;
  stream: string | undefined;
}
type Objects = ReadonlyMap<string, PdfObject>;

function objectsOf(pdf: string) {
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", text = ""] of pdf.matchAll(/^(\d+) 0 obj\b(.*?)^endobj/gms)) {
    const [opening = ""] = /^stream\r?\n/m.exec(text) ?? [];
    const from = opening ? text.indexOf(opening) + opening.length : text.length;
    // By its length: compressed data may contain line ends.
    const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
    const packed = opening ? text.slice(from, from + length) : undefined;
    const isPacked = packed !== undefined && text.slice(0, from).includes("/FlateDecode");
    const stream = isPacked ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : packed;
    objects.set(id, { text: isPacked ? text.slice(0, text.indexOf("stream")) : text, stream });
  }
  return objects;
}

/** The drawn text in order; joins fragments and hyphenated words. */
function textOfPage(page: string, objects: Objects) {
  const fonts = new Map(
    [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, lettersOf(id, objects)]),
  );
  const [, contents = ""] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
  let letters: ReadonlyMap<number, string> = new Map();
  let words = "";
  for (const [, font, shown = ""] of (objects.get(contents)?.stream ?? "").matchAll(
    /\/(f\d+) [\d.]+ Tf|^\[(.*?)\] TJ$/gms,
  )) {
    if (font) letters = fonts.get(font) ?? new Map();
    else
      words =
        words.replace(/[-\u00AD]$/, "") +
        codesIn(shown)
          .map((code) => letters.get(code) ?? "")
          .join("");
  }
  return words;
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
/** Glyph codes, two bytes each, from hexadecimal strings or literal ones, in which pairs of brackets are not escaped. */
function codesIn(shown: string) {
  const bytes = [...shown.matchAll(/\(((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*)\)|<([0-9A-Fa-f]+)>/gs)]
    .map(([, literal, hexadecimal]) =>
      hexadecimal === undefined
        ? (literal ?? "").replaceAll(/\\([0-7]{1,3}|.)/gs, (_, escaped: string) =>
            /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPED[escaped] ?? escaped),
          )
        : Buffer.from(hexadecimal, "hex").toString("latin1"),
    )
    .join("");
  return Array.from({ length: bytes.length / 2 }, (_, at) => Buffer.from(bytes, "latin1").readUInt16BE(at * 2));
}

/** Glyph code → characters. */
function lettersOf(fontId: string, objects: Objects) {
  const [, mapId = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.text ?? "") ?? [];
  const letters = new Map<number, string>();
  const map = objects.get(mapId)?.stream ?? "";
  for (const [, code = "", letter = ""] of map.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm)) {
    letters.set(Number.parseInt(code, 16), Buffer.from(letter, "hex").swap16().toString("utf16le"));
  }
  return letters;
}
