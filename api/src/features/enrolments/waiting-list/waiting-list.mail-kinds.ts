import { jobKind } from "#platform/jobs/job-kind.ts";

/*
 * The mails about a waiting list, each enqueued in the transaction of the event that it reports
 * (docs/product/waiting-list.md#mails).
 */

interface OfEntry {
  entryId: string;
}

export const seatOfferedMail = jobKind<OfEntry>("enrolments.seat-offered");
export const offerLapsedMail = jobKind<OfEntry>("enrolments.seat-offer-lapsed");
