import { ISSUES_PATH } from "@inktvis/contract/page-paths/verzin";
import { originOf } from "@inktvis/contract/sites";
import { type Selectable, sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { MagazineSubscriptions } from "#platform/db/tables.gen.ts";
import { onJob } from "#platform/jobs/job.ts";
import { formatAmount } from "#platform/money.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { invoiceAttachment } from "#features/billing/invoices/invoice-file.ts";
import type { Buyer, InvoiceContent } from "#features/billing/invoices/invoice.ts";
import { transferTo } from "#features/billing/transfers/transfer.ts";
import { countryName } from "#features/people/countries/countries.ts";
import { requestCreditedMail, requestInvoicedMail, requestReceivedMail } from "./request.mail-kinds.ts";
import { requestCredited, requestInvoiced, requestReceived } from "./request.mails.ts";

const HERE = "BE";
const addressOf = (row: Selectable<MagazineSubscriptions>) => [
  `${row.address_street} ${row.address_number}`,
  `${row.address_postal_code} ${row.address_city}`,
  ...(row.address_country && row.address_country !== HERE ? [countryName(row.address_country)] : []),
];

/**
 * Sends nothing when the person was erased, or the request was cancelled. What was typed is mailed only to the address
 * of the account itself: to any other address it would be a message from the sender in the name of the house.
 */
async function mailRequested({ db, mailer, config }: Services, { requestId }: { requestId: string }) {
  const row = await db
    .selectFrom("magazine_subscriptions as request")
    .leftJoin("users as user", "user.id", "request.user_id")
    .selectAll("request")
    .select(sql<boolean>`coalesce(lower(request.email) = lower("user".email), false)`.as("isOwnAddress"))
    .where("request.id", "=", requestId)
    .where("request.cancelled_at", "is", null)
    .executeTakeFirst();
  if (!row?.email || !row.name) return;
  await mailer.send(
    requestReceived({
      to: row.email,
      userId: row.user_id ?? undefined,
      typed: row.isOwnAddress
        ? { name: row.name, address: addressOf(row), invoiceTo: row.wants_invoice ? row.invoicing_name : null }
        : null,
      price: formatAmount((row.asks_reduced ? row.reduced_price : null) ?? row.list_price),
      asksReduced: row.asks_reduced,
      wantsInvoice: row.wants_invoice,
      url: originOf(config.sites, "verzin") + ISSUES_PATH,
    }),
  );
}

/** An invoice or credit note of a request whose person is not erased. */
const findInvoiced = ({ db }: Pick<Services, "db">, invoiceId: string) =>
  db
    .selectFrom("invoices as invoice")
    .innerJoin("magazine_subscriptions as request", "request.id", "invoice.subscription_id")
    .leftJoin("invoices as credited", "credited.id", "invoice.credits_invoice_id")
    .select(["invoice.id", "invoice.series", "invoice.number", "invoice.buyer", "invoice.total"])
    .select(["credited.number as creditedNumber", "request.name", "request.email", "request.user_id"])
    .where("invoice.id", "=", invoiceId)
    .where("request.name", "is not", null)
    .$castTo<
      Pick<InvoiceContent, "series" | "number" | "total"> & {
        id: string;
        buyer: Buyer;
        creditedNumber: string | null;
        name: string;
        email: string;
        user_id: string | null;
      }
    >()
    .executeTakeFirst();

/** Whether the invoice goes to the person who gets the magazine. */
const isOwnInvoice = ({ buyer, email }: { buyer: Buyer; email: string }) =>
  buyer.email.toLowerCase() === email.toLowerCase();

async function mailInvoiced(services: Services, { invoiceId }: { invoiceId: string }) {
  const [found, seller] = await Promise.all([findInvoiced(services, invoiceId), readHouseData(services.db)]);
  if (!found || !seller) return;
  const { number, total, buyer, name, user_id } = found;
  const isOwn = isOwnInvoice(found);
  await services.mailer.send(
    requestInvoiced({
      to: buyer.email,
      userId: isOwn ? (user_id ?? undefined) : undefined,
      name,
      number,
      subscriber: isOwn ? null : name,
      transfer: transferTo(seller, { invoiceNumber: number, amount: total }),
      invoice: invoiceAttachment(services, found),
    }),
  );
}

async function mailCredited(services: Services, { creditNoteId }: { creditNoteId: string }) {
  const found = await findInvoiced(services, creditNoteId);
  if (!found || found.creditedNumber === null) return;
  const isOwn = isOwnInvoice(found);
  await services.mailer.send(
    requestCredited({
      to: found.buyer.email,
      userId: isOwn ? (found.user_id ?? undefined) : undefined,
      name: found.name,
      subscriber: isOwn ? null : found.name,
      number: found.number,
      credited: found.creditedNumber,
      creditNote: invoiceAttachment(services, found),
    }),
  );
}

export const requestMailJobs = [
  onJob(requestReceivedMail, mailRequested),
  onJob(requestInvoicedMail, mailInvoiced),
  onJob(requestCreditedMail, mailCredited),
];
