import { jobKind } from "#platform/jobs/job.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null for editorial pictures. */
  ownerId: string | null;
}

/** Deletes those of these pictures of one owner that nothing uses any more. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");
