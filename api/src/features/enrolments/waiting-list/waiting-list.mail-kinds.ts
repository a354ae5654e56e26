import { jobKind } from "#platform/jobs/job-kind.ts";

/* The mails about a waiting list, each put in the queue by the transaction that it tells of (docs/product/waiting-list.md#mails). */

interface OfEntry {
  entryId: string;
}

export const seatOfferedMail = jobKind<OfEntry>("enrolments.seat-offered");
export const offerLapsedMail = jobKind<OfEntry>("enrolments.seat-offer-lapsed");
