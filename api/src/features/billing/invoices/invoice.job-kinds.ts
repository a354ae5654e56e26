import { jobKind } from "#platform/jobs/job-kind.ts";

/** Makes the PDF of an invoice or credit note. */
export const makeInvoiceFile = jobKind<{ invoiceId: string }>("billing.invoice-file");
