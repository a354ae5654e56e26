import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { changeActivity } from "../manage-activity.ts";

/** Deletes an activity for good, with its addresses and its pictures. @throws 404 */
export const deleteActivity = (ctx: MemberContext, slug: string) =>
  changeActivity(ctx, { act: "delete", slug }, async (tx, { id, pictures, organizer_id }) => {
    await tx.deleteFrom("activities").where("id", "=", id).execute();
    await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds: pictures ?? [], ownerId: organizer_id });
  });
