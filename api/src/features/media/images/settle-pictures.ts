import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { AFTER_SAVE, deleteUnusedImages } from "./delete-unused-images.ts";

interface Illustrated {
  /** The column that the database fills (migration 0017); null for none. */
  pictures: readonly string[] | null;
}

interface Saved {
  /** Absent for what is new. */
  before?: Illustrated | undefined;
  after: Illustrated;
  /** Whose pictures the row shows. */
  ownerId: string;
}

/**
 * After a save: pictures that the row no longer shows go a day later, unless something shows them by then; and what
 * somebody else put in it, as staff may, becomes the owner's, since it would be shown to nobody otherwise (picture-use.ts).
 */
export async function settlePictures(
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
