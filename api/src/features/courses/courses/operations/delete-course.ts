import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { peopleEnrol } from "../course.errors.ts";
import { coursePermissions } from "../course.policy.ts";
import { changeCourse } from "../manage-course.ts";

/** Deletes a course for good, with its addresses and its pictures. */
export const deleteCourse = (ctx: MemberContext, slug: string) =>
  changeCourse(ctx, { act: "delete", slug }, async (tx, course) => {
    if (!coursePermissions(ctx.viewer, course, ctx.now).delete) throw peopleEnrol();
    await tx.deleteFrom("courses").where("id", "=", course.id).execute();
    await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds: course.pictures ?? [], ownerId: course.organizer_id });
  });
