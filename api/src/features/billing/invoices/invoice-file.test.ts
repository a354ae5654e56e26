import { createHash } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { pdfText } from "#testing/pdf-text.ts";
import { useTestApi } from "#testing/test-api.ts";
import { readInvoiceFile } from "./invoice-file.ts";
import { aBook, aHouse, aLine, anInvoice, BUYER, HOUSE } from "./invoice.factory.ts";
import { communicationOf } from "../transfers/transfer.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

const test = useTestApi();
beforeAll(() => aHouse(test.services));

afterEach(async () => {
  const { name, street } = HOUSE;
  await test.services.db.updateTable("house_data").set({ name, street }).execute();
});

const rowOf = (id: string) =>
  test.services.db
    .selectFrom("invoices")
    .select(["file_key", "file_sha256"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const read = (id: string) => readInvoiceFile(test.services, id);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const textOf = async (id: string) => pdfText(Buffer.from((await read(id)).bytes)).replaceAll(/[\s\u200b]+/g, " ");

describe("the file of an invoice", () => {
  it("is made by a job, and stored with its checksum where it has no public address", async () => {
    const { id } = await anInvoice(test.services);
    expect(await rowOf(id)).toEqual({ file_key: null, file_sha256: null });
    await test.runJobs();
    const row = await rowOf(id);
    const { bytes } = await read(id);
    expect(row).toEqual({ file_key: `private/invoices/${id}.pdf`, file_sha256: sha256(bytes) });
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("is made when somebody asks before the job has run, with the same bytes for all who ask at once", async () => {
    const { id } = await anInvoice(test.services);
    const [one, other] = await Promise.all([read(id), read(id)]);
    await test.runJobs();
    const again = await read(id);
    expect(new Set([one, other, again].map(({ bytes }) => sha256(bytes)))).toEqual(
      new Set([(await rowOf(id)).file_sha256]),
    );
  });

  it("stays as it was when the house moves", async () => {
    const { id } = await anInvoice(test.services);
    const before = await read(id);
    await test.services.db.updateTable("house_data").set({ name: "Een ander huis", street: "Elders" }).execute();
    await test.services.files.deleteAll("private/invoices/");
    expect(sha256((await read(id)).bytes)).toBe(sha256(before.bytes));
  });

  it.each([
    ["lost", (key: string) => test.services.files.deleteAll(`${key.slice(0, key.lastIndexOf("/"))}/`)],
    ["changed", (key: string) => test.services.files.put(key, Buffer.from("iets anders"), "application/pdf")],
  ])("is made again with the same checksum when it is %s", async (_how, spoil) => {
    const { id } = await anInvoice(test.services);
    const before = await read(id);
    test.clock.advance(40 * 86_400_000);
    await spoil(`private/invoices/${id}.pdf`);
    const after = await read(id);
    expect(sha256(after.bytes)).toBe(sha256(before.bytes));
    expect(await test.services.files.exists(`private/invoices/${id}.pdf`)).toBe(true);
  });

  it("names both parties with their VAT numbers, the lines, the VAT of each rate, the clause and how it was paid", async () => {
    const lines = [
      aLine({ price: 12_000, discount: { name: "Student", basispoints: 1250, amount: 1500 }, total: 10_500 }),
      aBook(),
    ];
    const { id, number } = await anInvoice(test.services, { lines, buyer: { vatNumber: "BE0403170701" } });
    const text = await textOf(id);
    for (const words of [
      "Factuur",
      number,
      "Huis van de Letteren vzw",
      "Waalsekaai 15",
      "BE0999999922",
      "Nele Zée",
      "Kerkstraat 12 bus 3",
      "BE0403170701",
      "BE68 5390 0754 7034",
      "Cursus ‘Water’",
      "Korting: Student (12,5 %)",
      "€ 15,00",
      "Het schrijfboek",
      "€ 22,08",
      "€ 1,32",
      "artikel 44, § 2, 4°",
      "€ 128,40",
      "Bancontact",
      "Betaald.",
    ])
      expect(text).toContain(words);
  });

  it("names, for a credit note, the invoice that it corrects, and why", async () => {
    const invoice = await anInvoice(test.services, { lines: [aLine(), aBook()] });
    const note = await test.services.db.transaction().execute((tx) =>
      issueCreditNote(tx, test.services, {
        invoiceId: invoice.id,
        credits: "rest",
        reason: "de cursus gaat niet door",
      }),
    );
    const text = await textOf(note.id);
    for (const words of [
      "Creditnota",
      note.number,
      `factuur ${invoice.number}`,
      "de cursus gaat niet door",
      "€ 143,40",
      "Btw terug te storten aan de Staat",
    ])
      expect(text).toContain(words);
  });

  it("says, for instalments, where to transfer and with which communication, and not that it is paid", async () => {
    const { enrolmentId, userId } = await anInvoice(test.services);
    const now = test.clock.now();
    const instalment = {
      state: "approved",
      payment_state: "running",
      reason: "x",
      lines: "[]",
      choice: "{}",
      total: 12_000,
    } as const;
    const { id: instalmentId } = await test.services.db
      .insertInto("instalments")
      .values({ ...instalment, enrolment_id: enrolmentId, requested_at: now, decided_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const order = { enrolmentId, paymentId: null, instalmentId, userId, buyer: BUYER, lines: [aLine()], method: null };
    const issued = await test.services.db.transaction().execute((tx) => issueInvoice(tx, test.services, order));
    const text = await textOf(issued.id);
    for (const words of [
      "te betalen in schijven",
      "BE68 5390 0754 7034",
      communicationOf(issued.number),
      "de app van je bank",
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(text).not.toContain("Betaald.");
  });

  it("can be typeset whatever people are called", async () => {
    const name = `#panic("x") $x$ *vet* \\ "a" <b> 🦑 שלום 你好 ${"x".repeat(200)} \u202eomgekeerd ${"e\u0301".repeat(50)}`;
    const { id } = await anInvoice(test.services, {
      buyer: { name, street: name, city: name },
      lines: [aLine({ description: name })],
    });
    expect(await textOf(id)).toContain('#panic("x") $x$ *vet*');
  });
});
