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

/** The detected file type for each extension; old Word files share a container with files of other programs. */
const CONTENT: Record<DocumentExtension, string> = { pdf: "pdf", doc: "cfb", docx: "docx" };
/** The names of the Word document and of its macros in that container. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const MACRO_STREAM = Buffer.from("_VBA_PROJECT", "utf16le");

/** The list of the parts of a Word document; its name is compared without regard to case, as Word does. */
const PART_LIST = "[content_types].xml";
const MAX_PART_LIST = 1024 * 1024;
const WORD_PART = "wordprocessingml.document.main+xml";
/** The types or names of parts with macros, and anything that could hide such a name from this search. */
const MACROS = /macroenabled|vbaproject|&#|<!/i;

/**
 * Whether a Word document has no macros, judged by the names and types of its parts, which is what Word goes by too.
 * Only the list of parts is unpacked, and only if it is no larger than a real one.
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
    // A file that cannot be unpacked is no document.
    return false;
  }
}

async function hasContentOf(extension: DocumentExtension, bytes: Buffer) {
  // A file whose type cannot be read is no document.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext !== CONTENT[extension]) return false;
  if (extension === "pdf") return bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));
  if (extension === "docx") return isPlainWord(bytes);
  return bytes.includes(WORD_STREAM) && !bytes.includes(MACRO_STREAM);
}

/**
 * Reads an upload into a document that may be stored: its content matches its extension, and it has no macros
 * (docs/product/academy.md#files).
 * @returns a sentence instead when something is wrong
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

/**
 * A file name on one line, as people see it: without characters that are invisible or reverse the direction of text.
 */
const visibleName = (name: string) =>
  typedLine()
    .parse(name)
    .replaceAll(/\p{Cf}/gu, "");

const MAX_NAME = 255;
/** Shortened to the maximum length, keeping its extension. */
function cut(name: string) {
  const dot = name.lastIndexOf(".");
  const extension = name.slice(dot);
  return name.slice(0, Math.min(dot, MAX_NAME - extension.length)) + extension;
}
