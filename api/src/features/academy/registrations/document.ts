import {
  type DocumentExtension,
  type DocumentKind,
  extensionOf,
  problemOfDocument,
  WRONG_DOCUMENT,
} from "@inktvis/contract/features/academy/documents";
import { typedLine } from "@inktvis/contract/layer/typed-text";
import { fileTypeFromBuffer } from "file-type";
import { strFromU8, unzipSync } from "fflate";

export interface Document {
  kind: DocumentKind;
  name: string;
  extension: DocumentExtension;
  bytes: Buffer;
}

/** What the content of each is; old Word files share a container with other programs. */
const CONTENT: Record<DocumentExtension, string> = { pdf: "pdf", doc: "cfb", docx: "docx" };
/** The stream of a Word document in that container, and that of macros. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const MACRO_STREAM = Buffer.from("_VBA_PROJECT", "utf16le");

/** The list of the parts of a Word document; its name is compared without capitals, as Word does. */
const PART_LIST = "[content_types].xml";
const MAX_PART_LIST = 1024 * 1024;
const WORD_PART = "wordprocessingml.document.main+xml";
/** Macros by the type or the name of their part, and what could hide one from this search. */
const MACROS = /macroenabled|vbaproject|&#|<!/i;

/**
 * Whether a Word document has no macros, by the names and the types of its parts: what Word goes by too. Only the list of
 * parts is unpacked, and no more of it than a real one is long.
 */
function isPlainWord(bytes: Buffer) {
  const names: string[] = [];
  try {
    const [list, ...more] = Object.values(
      unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          names.push(name.toLowerCase());
          return name.toLowerCase() === PART_LIST && originalSize <= MAX_PART_LIST;
        },
      }),
    );
    const isListedOnce = more.length === 0 && names.filter((name) => name === PART_LIST).length === 1;
    if (!list || !isListedOnce || names.some((name) => MACROS.test(name))) return false;
    const types = strFromU8(list);
    return types.includes(WORD_PART) && !MACROS.test(types);
  } catch {
    // What cannot be unpacked is no document.
    return false;
  }
}

async function hasContentOf(extension: DocumentExtension, bytes: Buffer) {
  // What it cannot read is no document.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext !== CONTENT[extension]) return false;
  if (extension === "pdf") return bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));
  if (extension === "docx") return isPlainWord(bytes);
  return bytes.includes(WORD_STREAM) && !bytes.includes(MACRO_STREAM);
}

/**
 * An upload as it may be stored: a document whose content agrees with its extension, without macros
 * (docs/product/academy.md#files).
 * @returns the sentence for what is wrong instead
 */
export async function readDocument(kind: DocumentKind, file: File): Promise<Document | string> {
  const name = visibleName(file.name);
  const problem = problemOfDocument({ name, size: file.size });
  const extension = extensionOf(name);
  if (problem !== undefined || !extension) return problem ?? WRONG_DOCUMENT;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!(await hasContentOf(extension, bytes))) return WRONG_DOCUMENT;
  return { kind, name: cut(name), extension, bytes };
}

/** On one line, as people see it: without what has no shape, or turns the direction of the text around. */
const visibleName = (name: string) =>
  typedLine()
    .parse(name)
    .replaceAll(/\p{Cf}/gu, "");

const MAX_NAME = 255;
/** Not longer than a name is; with its extension. */
function cut(name: string) {
  const dot = name.lastIndexOf(".");
  const extension = name.slice(dot);
  return name.slice(0, Math.min(dot, MAX_NAME - extension.length)) + extension;
}
