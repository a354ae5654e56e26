import { jobKind } from "#platform/jobs/job.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null: of the house. */
  ownerId: string | null;
}

/** Pictures that something of this owner stopped using. Those that are still used elsewhere, or of others, stay. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");
