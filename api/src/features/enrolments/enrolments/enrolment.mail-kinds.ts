import { jobKind } from "#platform/jobs/job-kind.ts";

/* The mails about enrolling, each put in the queue by the transaction that it tells of (docs/product/enrolments.md#mails). */

interface OfEnrolment {
  enrolmentId: string;
}

/** Enrolled, with the calendar file; a paid course has `paidMail` beside it. */
export const enrolledMail = jobKind<OfEnrolment>("enrolments.enrolled");
/** A payment was left without a result ten minutes ago. */
export const paymentPendingMail = jobKind<{ paymentId: string }>("enrolments.payment-pending");
/** The seat lapses in ten minutes. */
export const expiringMail = jobKind<OfEnrolment>("enrolments.expiring");
export const paymentFailedMail = jobKind<{ paymentId: string }>("enrolments.payment-failed");
/** Paid, with the invoice attached. */
export const paidMail = jobKind<{ invoiceId: string }>("enrolments.paid");
/** To who paid: too late, twice, or another amount, and a person decides. */
export const paymentInReviewMail = jobKind<{ anomalyId: string }>("enrolments.payment-in-review");
/** Taken off the list, with what goes back, in cents, and the credit notes of it. */
export const delistedMail = jobKind<OfEnrolment & { creditNoteIds: string[]; refunded: number }>("enrolments.delisted");
/** The course is called off; the same for whoever it concerned. */
export const courseCancelledMail = jobKind<OfEnrolment & { creditNoteIds: string[]; refunded: number }>(
  "enrolments.course-cancelled",
);
/** Back on the list, as they were or to pay again; with the credit notes for what was kept of the first time. */
export const relistedMail = jobKind<OfEnrolment & { creditNoteIds?: string[] }>("enrolments.relisted");
/** The organiser freed the seat that was held; with what they say, empty when nothing. */
export const seatReleasedMail = jobKind<OfEnrolment & { message: string }>("enrolments.seat-released");
/** To who organises the course. */
export const delistRequestedMail = jobKind<OfEnrolment>("enrolments.delist-requested");
export const delistDeclinedMail = jobKind<OfEnrolment>("enrolments.delist-declined");
/** Money is back with who paid it. */
export const refundedMail = jobKind<{ refundId: string }>("enrolments.refunded");
/** To everybody who may decide on it. */
export const anomalyMail = jobKind<{ anomalyId: string }>("enrolments.anomaly");
