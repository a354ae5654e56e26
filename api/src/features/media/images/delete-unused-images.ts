import { days } from "#platform/clock.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null for editorial pictures. */
  ownerId: string | null;
}

/** Job: deletes the given pictures that belong to this owner and that nothing uses any more. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");

/**
 * When that job runs for what a save took away: in the form that was saved, undoing may put a picture back; and what was
 * cut there may be pasted elsewhere.
 */
export const AFTER_SAVE = { after: days(1) };
