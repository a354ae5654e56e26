import { jobKind } from "#platform/jobs/job-kind.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null for editorial pictures. */
  ownerId: string | null;
}

/** Job: deletes the given pictures that belong to this owner and that nothing uses any more. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");
