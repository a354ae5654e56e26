import { jobKind } from "#platform/jobs/job-kind.ts";

/*
 * The mails about enrolling, each enqueued in the transaction of the event that it reports
 * (docs/product/enrolments.md#mails).
 */

interface OfEnrolment {
  enrolmentId: string;
}

/** Enrolled, with the calendar file; for a paid course `paidMail` is sent as well. */
export const enrolledMail = jobKind<OfEnrolment>("enrolments.enrolled");
/** A payment was left without a result ten minutes ago. */
export const paymentPendingMail = jobKind<{ paymentId: string }>("enrolments.payment-pending");
/** The seat lapses in ten minutes. */
export const expiringMail = jobKind<OfEnrolment>("enrolments.expiring");
export const paymentFailedMail = jobKind<{ paymentId: string }>("enrolments.payment-failed");
/** Paid, with the invoice attached. */
export const paidMail = jobKind<{ invoiceId: string }>("enrolments.paid");
/** To somebody who paid too late, twice or another amount, while staff decides on it. */
export const paymentInReviewMail = jobKind<{ anomalyId: string }>("enrolments.payment-in-review");
/** Delisted, with the amount that goes back, in cents, and its credit notes. */
export const delistedMail = jobKind<OfEnrolment & { creditNoteIds: string[]; refunded: number }>("enrolments.delisted");
/** The course is called off; the same mail for everybody concerned. */
export const courseCancelledMail = jobKind<OfEnrolment & { creditNoteIds: string[]; refunded: number }>(
  "enrolments.course-cancelled",
);
/** Relisted, as they were or to pay again; with the credit notes for what was kept of the first payment. */
export const relistedMail = jobKind<OfEnrolment & { creditNoteIds?: string[] }>("enrolments.relisted");
/** The organiser freed the seat that was held; with the organiser's message, empty when there is none. */
export const seatReleasedMail = jobKind<OfEnrolment & { message: string }>("enrolments.seat-released");
/** To the organiser of the course. */
export const delistRequestedMail = jobKind<OfEnrolment>("enrolments.delist-requested");
export const delistDeclinedMail = jobKind<OfEnrolment>("enrolments.delist-declined");
/** The money is back with the person who paid it. */
export const refundedMail = jobKind<{ refundId: string }>("enrolments.refunded");
/** To everybody who may decide on the anomaly. */
export const anomalyMail = jobKind<{ anomalyId: string }>("enrolments.anomaly");
