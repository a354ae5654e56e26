import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Services } from "#platform/context.ts";
import type { Attachment } from "#platform/mail/mail-content.ts";
import type { InvoiceContent } from "./invoice.ts";
import { type Credited, type TypesetInvoice, typesetInvoice } from "./typeset-invoice.ts";

type Needs = Pick<Services, "db" | "files" | "heavy" | "log">;

/** Nothing below `private/` has an address: only endpoints that check who asks give it out. */
const keyOf = (invoiceId: string) => `private/invoices/${invoiceId}.pdf`;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const findInvoice = ({ db }: Pick<Needs, "db">, invoiceId: string) =>
  db
    .selectFrom("invoices as invoice")
    .leftJoin("invoices as credited", "credited.id", "invoice.credits_invoice_id")
    .select([
      "invoice.series",
      "invoice.number",
      "invoice.date",
      "invoice.seller",
      "invoice.buyer",
      "invoice.lines",
      "invoice.vat",
      "invoice.total",
      "invoice.method",
      "invoice.reason",
      "invoice.instalment_id",
      "invoice.subscription_id",
      "invoice.file_key",
      "invoice.file_sha256",
      "credited.number as creditedNumber",
      "credited.date as creditedDate",
    ])
    .where("invoice.id", "=", invoiceId)
    .$castTo<
      InvoiceContent & {
        reason: string | null;
        instalment_id: string | null;
        subscription_id: string | null;
        file_key: string | null;
        file_sha256: string | null;
        creditedNumber: string | null;
        creditedDate: string | null;
      }
    >()
    .executeTakeFirstOrThrow();
type Found = Awaited<ReturnType<typeof findInvoice>>;

const creditedBy = ({ creditedNumber: number, creditedDate: date }: Found): Credited | null =>
  number !== null && date !== null ? { number, date } : null;

/** How an unpaid invoice is due: in instalments, or at once for a year of the magazine. A credit note never is. */
function dueOf({ instalment_id, subscription_id, series }: Found) {
  if (series !== "invoice") return null;
  if (instalment_id !== null) return "in-instalments";
  return subscription_id === null ? null : "at-once";
}

/** The stored file; undefined when there is none, or when it is not the one that was stored. */
async function storedFile({ files }: Needs, { file_key, file_sha256 }: Found) {
  if (file_key === null || !(await files.exists(file_key))) return undefined;
  const bytes = await buffer(await files.read(file_key));
  return sha256(bytes) === file_sha256 ? new Uint8Array(bytes) : undefined;
}

async function makeFile({ db, files, heavy, log }: Needs, invoiceId: string, invoice: Found) {
  const content: TypesetInvoice = { ...invoice, credited: creditedBy(invoice), due: dueOf(invoice) };
  const bytes = await heavy.invoices(invoiceId, () => typesetInvoice(content));
  const [key, sum] = [keyOf(invoiceId), sha256(bytes)];
  // Another version of Typst may produce other bytes for the same words.
  if (invoice.file_sha256 !== null && invoice.file_sha256 !== sum)
    log.warn({ invoice: invoice.number }, "a regenerated invoice has a different checksum");
  await files.put(key, Buffer.from(bytes), "application/pdf");
  await db
    .updateTable("invoices")
    .set({ file_key: key, file_sha256: sum })
    .where("id", "=", invoiceId)
    .where("file_sha256", "is", null)
    .execute();
  return bytes;
}

/**
 * The PDF of an invoice or credit note, with its number: the stored file, or one made from the row when it is lost or
 * was not made yet.
 */
export async function readInvoiceFile(services: Needs, invoiceId: string) {
  const invoice = await findInvoice(services, invoiceId);
  const bytes = (await storedFile(services, invoice)) ?? (await makeFile(services, invoiceId, invoice));
  return { number: invoice.number, title: titleOf(invoice), bytes };
}

const titleOf = ({ series, number }: Pick<InvoiceContent, "series" | "number">) =>
  `${series === "invoice" ? "Factuur" : "Creditnota"} ${number}`;

/** The same as an attachment, read when its mail is sent. */
export const invoiceAttachment = (
  services: Needs,
  { id, ...invoice }: Pick<InvoiceContent, "series" | "number"> & { id: string },
): Attachment => ({
  name: `${titleOf(invoice)}.pdf`,
  type: "application/pdf",
  read: async () => (await readInvoiceFile(services, id)).bytes,
});
