import { jobKind } from "#platform/jobs/job-kind.ts";

/* The mails about paying in instalments (docs/product/instalments.md#mails). */

interface OfInstalment {
  instalmentId: string;
}

/** To the organiser, and again when nobody decides. */
export const instalmentRequestedMail = jobKind<OfInstalment>("enrolments.instalment-requested");
/** Enrolled, with the invoice and how to transfer. */
export const instalmentApprovedMail = jobKind<OfInstalment & { invoiceId: string }>("enrolments.instalment-approved");
export const instalmentRejectedMail = jobKind<OfInstalment>("enrolments.instalment-rejected");
/** Something is still to be paid. */
export const instalmentDueMail = jobKind<OfInstalment>("enrolments.instalment-due");
/** All is paid, or the rest waived by a credit note. */
export const instalmentSettledMail = jobKind<OfInstalment & { creditNoteId: string | null }>(
  "enrolments.instalment-settled",
);
