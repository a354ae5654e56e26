import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { peopleFollow } from "../ecourse.errors.ts";
import { changeEcourse } from "../manage-ecourse.ts";
import { picturesByOwner } from "../pictures-by-owner.ts";
import { isInUse } from "../queries/ecourse-columns.ts";

/**
 * Deletes an online course for good, with its lessons, its tests, what was handed in and all their pictures.
 * @throws 404; 422 once somebody has access or earned a certificate
 */
export const deleteEcourse = (ctx: MemberContext, id: string) =>
  changeEcourse(ctx, { act: "delete", id }, async (tx) => {
    // Looked up under the lock: giving access or a certificate waits for it.
    const facts = await tx
      .selectFrom("ecourses as ecourse")
      .select(isInUse.as("isInUse"))
      .where("ecourse.id", "=", id)
      .executeTakeFirstOrThrow();
    if (facts.isInUse) throw peopleFollow();
    const unused = await picturesByOwner(tx, sql<boolean>`ecourse.id = ${id}`);
    await tx.deleteFrom("ecourses").where("id", "=", id).execute();
    await ctx.jobs.enqueueAll(tx, deleteUnusedImages, unused);
  });
