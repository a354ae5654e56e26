/* What somebody sends with a registration. No zod here: pages show these rules too. */

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_EXTENSIONS = ["pdf", "doc", "docx"] as const;
export type DocumentExtension = (typeof DOCUMENT_EXTENSIONS)[number];
/** The test is required, the mini essay is not. */
export const DOCUMENT_KINDS = ["test", "motivationLetter"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const WRONG_DOCUMENT = "Kies een pdf- of Word-bestand (pdf, doc of docx) zonder macro’s.";
export const DOCUMENT_TOO_LARGE = "Dit bestand is te groot. Kies er een van hoogstens 5 MB.";
export const TWO_EXTENSIONS = "Geef je bestand een naam met één extensie, zoals test.pdf.";

/** As in `verhaal.pdf.exe` and `verhaal.exe.pdf`; a date or a version, as in `v1.2.pdf`, does not count. */
const INNER_EXTENSION = /\.[a-z][a-z0-9]{1,3}\.[^.]*$/i;

export const extensionOf = (name: string) =>
  DOCUMENT_EXTENSIONS.find((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** What is wrong with a file, as far as that shows without reading it; undefined when nothing is. */
export function problemOfDocument({ name, size }: { name: string; size: number }): string | undefined {
  if (size > MAX_DOCUMENT_BYTES) return DOCUMENT_TOO_LARGE;
  if (!extensionOf(name) || size === 0) return WRONG_DOCUMENT;
  return INNER_EXTENSION.test(name) ? TWO_EXTENSIONS : undefined;
}
