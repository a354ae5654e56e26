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

/** What a row showed before a change and does not show any more. */
export function goneFrom(before: Illustrated, after: Illustrated) {
  const shown = new Set(after.pictures);
  return (before.pictures ?? []).filter((id) => !shown.has(id));
}

/** Pictures that something of this owner stopped using. Those that are still used elsewhere, or of others, stay. */
export const deleteUnusedImages = jobKind<UnusedImages>("images.drop");
