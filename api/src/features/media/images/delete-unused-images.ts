import { days } from "#platform/clock.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null for editorial pictures. */
  ownerId: string | null;
}

/** Job: deletes those of the given pictures that belong to this owner and that nothing uses any more. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");

/**
 * When that job runs for pictures that a save removed: undo in the form may still restore them, or they may be pasted
 * elsewhere.
 */
export const AFTER_SAVE = { after: days(1) };
