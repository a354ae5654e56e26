import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { AFTER_SAVE, deleteUnusedImages } from "./delete-unused-images.ts";

interface Illustrated {
  /** The column that the database fills (migration 0017); null without pictures. */
  pictures: readonly string[] | null;
}

interface Saved {
  /** Absent for a new row. */
  before?: Illustrated | undefined;
  after: Illustrated;
  /** The owner of the pictures that the row shows. */
  ownerId: string;
}

/**
 * Runs after a save. Pictures that the row no longer shows are deleted a day later, unless something shows them by
 * then. Pictures that somebody else put in, as staff may, become the owner's, because otherwise nobody would see them
 * (picture-use.ts).
 */
export async function releaseRemovedPictures(
  tx: Tx,
  { jobs, viewer }: Pick<MemberContext, "jobs" | "viewer">,
  { before, after, ownerId }: Saved,
) {
  const [was, is] = [before?.pictures ?? [], after.pictures ?? []];
  const added = is.filter((id) => !was.includes(id));
  if (viewer.id !== ownerId && added.length > 0)
    await sql`update images set owner_id = ${ownerId} where id = any(${added}::uuid[]) and owner_id = ${viewer.id}`.execute(
      tx,
    );
  const imageIds = was.filter((id) => !is.includes(id));
  if (imageIds.length > 0) await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId }, AFTER_SAVE);
}
