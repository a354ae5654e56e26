import { jobKind } from "#platform/jobs/job-kind.ts";

/** Confirms that a request was received. */
export const requestReceivedMail = jobKind<{ requestId: string }>("magazine.request-received");
/** Mails the invoice of a request, attached. */
export const requestInvoicedMail = jobKind<{ invoiceId: string }>("magazine.request-invoiced");
/** A request that was invoiced is cancelled: mails its credit note, attached. */
export const requestCreditedMail = jobKind<{ creditNoteId: string }>("magazine.request-credited");
