import { jobKind } from "#platform/jobs/job-kind.ts";

/** The request came in. */
export const requestReceivedMail = jobKind<{ requestId: string }>("magazine.request-received");
/** The invoice of a request, attached. */
export const requestInvoicedMail = jobKind<{ invoiceId: string }>("magazine.request-invoiced");
/** A request that was invoiced is taken off the queue: its credit note, attached. */
export const requestCreditedMail = jobKind<{ creditNoteId: string }>("magazine.request-credited");
