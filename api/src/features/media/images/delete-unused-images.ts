import { jobKind } from "#platform/jobs/job-kind.ts";

export interface UnusedImages {
  imageIds: string[];
  /** Null for editorial pictures. */
  ownerId: string | null;
}

interface Illustrated {
  /** The column that the database fills (migration 0017); null for none. */
  pictures: readonly string[] | null;
}

/** Ids of the pictures that a row showed before a change, and no longer shows. */
export function removedPictures(before: Illustrated, after: Illustrated) {
  const shown = new Set(after.pictures);
  return (before.pictures ?? []).filter((id) => !shown.has(id));
}

/** Job: deletes the given pictures that belong to this owner and that nothing uses any more. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");
