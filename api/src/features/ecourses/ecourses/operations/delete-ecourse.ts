import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { peopleFollow } from "../ecourse.errors.ts";
import { changeEcourse } from "../manage-ecourse.ts";
import { isFollowed } from "../queries/ecourse-columns.ts";

/**
 * Deletes an online course for good, with its lessons, its tests and their pictures.
 * @throws 404; 422 once somebody has access or earned a certificate
 */
export const deleteEcourse = (ctx: MemberContext, id: string) =>
  changeEcourse(ctx, { act: "delete", id }, async (tx, { organizer_id }) => {
    // Looked up under the lock, which who gets access or a certificate waits for.
    const facts = await tx
      .selectFrom("ecourses as ecourse")
      .select(isFollowed.as("isFollowed"))
      .where("ecourse.id", "=", id)
      .executeTakeFirstOrThrow();
    if (facts.isFollowed) throw peopleFollow();
    const imageIds = await picturesOf(tx, id);
    await tx.deleteFrom("ecourses").where("id", "=", id).execute();
    await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: organizer_id });
  });

async function picturesOf(tx: Tx, ecourseId: string) {
  const { rows } = await sql<{ id: string }>`
    select unnest(pictures) as id from ecourses where id = ${ecourseId}
    union select unnest(pictures) from lessons where ecourse_id = ${ecourseId}`.execute(tx);
  return rows.map(({ id }) => id);
}
