import { MAX_DOCUMENT_BYTES } from "@inktvis/contract/features/academy/documents";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anOpenPeriod, registrationForm } from "./academy.factory.ts";
import {
  aDoc,
  aDocm,
  aDocWithMacros,
  aDocx,
  aDocxListing,
  aDocxWithMacros,
  aDocxWithMacrosInCapitals,
  aPdf,
  aProgram,
  aSpreadsheet,
  aZip,
  fileNamed,
} from "./documents.factory.ts";

/* Files that people send instead of a document. */

const test = useTestApi();
let member: TestBrowser;
beforeAll(async () => {
  member = await test.browser().signInAs((await aPerson(test.services)).id);
});

async function send(values: Readonly<Record<string, unknown>>) {
  const { id, groupIds } = await anOpenPeriod(test.services);
  const form = registrationForm({ saEnrollmentPeriodGroupIds: groupIds, ...values });
  return member.sendForm(`/sa-enrollment-periods/${id}/register`, form);
}
/** A PDF with this number of bytes. */
const pdfOf = (bytes: number) => Buffer.concat([aPdf(), Buffer.alloc(bytes - aPdf().length)]);
const storedFolders = () => readdir(join(test.services.config.dataDir, "files", "academy")).catch(() => []);

const HOSTILE: readonly [what: string, name: string, bytes: Buffer][] = [
  ["a program that claims to be a PDF", "test.pdf", aProgram()],
  ["a zip that claims to be a Word document", "test.docx", aZip()],
  ["one byte too many", "test.pdf", pdfOf(MAX_DOCUMENT_BYTES + 1)],
  ["a document with macros", "test.docm", aDocm()],
  ["a document with macros that claims to have none", "test.docx", aDocm()],
  ["macros beside a document without", "test.docx", aDocxWithMacros()],
  ["macros with a name in capitals", "test.docx", aDocxWithMacrosInCapitals()],
  [
    "macros with another name",
    "test.docx",
    aDocxListing('<Override PartName="/word/data.bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
  ],
  [
    "a second main part with macros",
    "test.docx",
    aDocxListing("<Override ContentType='application/vnd.ms-word.document.macroEnabled.main+xml'/>"),
  ],
  ["macros in characters by number", "test.docx", aDocxListing('<Override ContentType="macro&#69;nabled"/>')],
  ["a list of parts that unpacks to a megabyte", "test.docx", aDocxListing(" ".repeat(1024 * 1024))],
  ["an old document with macros", "test.doc", aDocWithMacros()],
  ["nothing at all", "test.pdf", Buffer.alloc(0)],
  ["two extensions", "test.pdf.exe", aPdf()],
  ["two extensions, the last of a document", "test.exe.pdf", aPdf()],
  ["two extensions, one with an invisible character", "test.e\u200dxe.pdf", aPdf()],
  ["an SVG", "test.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")],
  ["an SVG that claims to be a PDF", "test.pdf", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["HTML", "test.html", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["HTML that claims to be an old document", "test.doc", Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "HTML with what only an old document names",
    "test.doc",
    Buffer.concat([Buffer.from("<!doctype html>"), Buffer.from("WordDocument", "utf16le")]),
  ],
  ["HTML before a PDF", "test.pdf", Buffer.concat([Buffer.from("<html>"), aPdf()])],
  ["a byte order mark before a PDF", "test.pdf", Buffer.concat([Buffer.from("\ufeff"), aPdf()])],
  ["an old spreadsheet", "test.doc", aSpreadsheet()],
  ["a Word document that claims to be a PDF", "test.pdf", aDocx()],
  ["a PDF that claims to be a Word document", "test.docx", aPdf()],
  ["an old document that claims to be a new one", "test.docx", aDoc()],
  ["no extension", "test", aPdf()],
];

describe("a file of a registration", () => {
  it.each(HOSTILE)("is refused at its field: %s", async (_what, name, bytes) => {
    for (const field of ["test", "motivationLetter"]) {
      const { status, body } = await send({ [field]: fileNamed(name, bytes) });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      expect(body.errors[field][0]).toMatch(/\.$/);
    }
    expect(await storedFolders()).toEqual([]);
  });

  it.each(["third", "file"])("is refused besides the two that are asked (%s)", async (name) => {
    const letter = fileNamed("essay.pdf", aPdf());
    const { status } = await send({ motivationLetter: letter, [name]: letter });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await storedFolders()).toEqual([]);
  });

  it("is refused without being read when two files together are far too large", async () => {
    const large = fileNamed("test.pdf", pdfOf(7 * 1024 * 1024));
    const { status, body } = await send({ test: large, motivationLetter: large });
    expect([status, body.code]).toEqual([413, "too-large"]);
    expect(await storedFolders()).toEqual([]);
  });

  it.each([
    ["a PDF of exactly 5 MB", "test.pdf", pdfOf(MAX_DOCUMENT_BYTES)],
    ["a Word document with its name in capitals", "TEST.DOCX", aDocx()],
    ["an old Word document with a version in its name", "test v1.2.doc", aDoc()],
    ["a name with other characters", "📄 «één» ../../x.pdf", aPdf()],
  ])("is accepted: %s", async (_what, name, bytes) => {
    expect((await send({ test: fileNamed(name, bytes) })).status).toBe(201);
  });

  it("is stored with a name that fits on a line and reads in one direction", async () => {
    const names = async (name: string) => (await send({ test: fileNamed(name, aPdf()) })).body.data?.files[0].name;
    expect(await names("test\u202efdp\u0007 .pdf")).toBe("testfdp .pdf");
    expect(await names(`${"x".repeat(3000)}.pdf`)).toBe(`${"x".repeat(251)}.pdf`);
  });
});
