import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";

/** What the mail says once the course is deleted, and its waiting list with it. */
export interface Gone {
  courseId: string;
  title: string;
  userId: string;
  hadOffer: boolean;
}
export interface ListEnded {
  entryId: string;
  /** Jobs of the version before have none. */
  gone?: Gone;
}

/** The waiting list that somebody was on has ended; it is told by mail (docs/product/waiting-list.md#end). */
export const listEndedMail = jobKind<ListEnded>("enrolments.waiting-list-ended");

interface Told {
  entryId: string;
  userId: string;
  offeredUntil: Date | null;
}

/** Tells people that the waiting list of this course has ended. */
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

/** The entries of a waiting list, as `tellListEnded` wants them. */
export const TOLD = ["entry.id as entryId", "entry.user_id as userId", "entry.offered_until as offeredUntil"] as const;
