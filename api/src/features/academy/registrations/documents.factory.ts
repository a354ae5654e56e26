import { strToU8, zipSync } from "fflate";

/* Documents as people send them, and files that only look like one. */

const CONTENT_TYPES = (main: string) =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/word/document.xml" ContentType="${main}"/>
</Types>`);
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const WORD_WITH_MACROS = "application/vnd.ms-word.document.macroEnabled.main+xml";
const BODY = { "_rels/.rels": strToU8("<x/>"), "word/document.xml": strToU8("<w:document/>") };
const MACROS = { "word/vbaProject.bin": strToU8("Sub AutoOpen()") };

export const aPdf = () => Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
export const aDocx = () => Buffer.from(zipSync({ "[Content_Types].xml": CONTENT_TYPES(WORD), ...BODY }));
export const aDocm = () =>
  Buffer.from(zipSync({ "[Content_Types].xml": CONTENT_TYPES(WORD_WITH_MACROS), ...BODY, ...MACROS }));
/** Its list of parts says that it has no macros. */
export const aDocxWithMacros = () =>
  Buffer.from(zipSync({ "[Content_Types].xml": CONTENT_TYPES(WORD), ...BODY, ...MACROS }));
/** Word ignores case in the names of parts. */
export const aDocxWithMacrosInCapitals = () =>
  Buffer.from(
    zipSync({ "[Content_Types].xml": CONTENT_TYPES(WORD), ...BODY, "word/VBAPROJECT.BIN": strToU8("Sub AutoOpen()") }),
  );
/** With this text added at the end of the list of parts, where a careless reader would already have stopped. */
export const aDocxListing = (more: string) => {
  const list = Buffer.concat([CONTENT_TYPES(WORD).subarray(0, -"</Types>".length - 1), strToU8(`${more}</Types>`)]);
  return Buffer.from(zipSync({ "[Content_Types].xml": list, ...BODY, "word/data.bin": strToU8("Sub AutoOpen()") }));
};
export const aZip = () => Buffer.from(zipSync({ "gedicht.txt": strToU8("Eb en vloed.") }));

/** The container of old Office files, with the names of its streams. */
const compoundFile = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(1024),
    ...streams.map((name) => Buffer.from(name, "utf16le")),
    Buffer.alloc(512),
  ]);
export const aDoc = () => compoundFile("Root Entry", "WordDocument");
export const aDocWithMacros = () => compoundFile("Root Entry", "WordDocument", "_VBA_PROJECT");
export const aSpreadsheet = () => compoundFile("Root Entry", "Workbook");
export const aProgram = () => Buffer.from(`MZ${"\0".repeat(200)}`);

export const fileNamed = (name: string, bytes: Buffer, type = "application/octet-stream") =>
  new File([new Uint8Array(bytes)], name, { type });
