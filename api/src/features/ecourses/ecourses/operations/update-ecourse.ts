import type { MemberContext } from "#platform/context.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { type Input, readEcourseInput } from "../ecourse-input.ts";
import { changeEcourse } from "../manage-ecourse.ts";
import { getEcourse } from "../queries/get-ecourse.ts";

/**
 * Updates an online course. With a `revision` it refuses to overwrite another one, so that two makers do not overwrite
 * each other unnoticed.
 * @throws 404, 409 for another revision, 422
 */
export async function updateEcourse(ctx: MemberContext, id: string, input: Input) {
  const values = await readEcourseInput(ctx, input);
  await changeEcourse(ctx, { act: "update", id }, async (tx, ecourse) => {
    refuseUnseenVersion(ecourse, input);
    const saved = await tx
      .updateTable("ecourses")
      .set({
        ...values,
        asks_all_lessons: input.asksAllLessons ?? ecourse.asks_all_lessons,
        revision: ecourse.revision + 1,
        updated_at: ctx.now,
      })
      .where("id", "=", id)
      .returning("pictures")
      .executeTakeFirstOrThrow();
    await releaseRemovedPictures(tx, ctx, { before: ecourse, after: saved, ownerId: ecourse.organizer_id });
  });
  return getEcourse(ctx, id);
}
