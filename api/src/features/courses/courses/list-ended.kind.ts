import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";

/** What the mail needs once the course, and its waiting list with it, has been deleted. */
export interface Gone {
  courseId: string;
  title: string;
  userId: string;
  hadOffer: boolean;
}
export interface ListEnded {
  entryId: string;
  /** Absent in jobs of the previous release. */
  gone?: Gone;
}

/** The waiting list that somebody was on has ended; they are mailed about it (docs/product/waiting-list.md#end). */
export const listEndedMail = jobKind<ListEnded>("enrolments.waiting-list-ended");

interface Told {
  entryId: string;
  userId: string;
  offeredUntil: Date | null;
}

/** Mails people that the waiting list of this course has ended. */
export const tellListEnded = (
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { id: courseId, title }: { id: string; title: string },
  people: readonly Told[],
) =>
  jobs.enqueueAll(
    tx,
    listEndedMail,
    people.map(({ entryId, userId, offeredUntil }) => ({
      entryId,
      gone: { courseId, title, userId, hadOffer: offeredUntil !== null },
    })),
  );

/** The columns of a waiting list entry that `tellListEnded` needs. */
export const TOLD = ["entry.id as entryId", "entry.user_id as userId", "entry.offered_until as offeredUntil"] as const;
