import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { contestPermissions, NO_PART } from "../contest.policy.ts";
import { changeContest } from "../manage-contest.ts";

const peopleEntered = () =>
  refused("Aan deze wedstrijd kan deelgenomen worden en ze is gepubliceerd. Ze kan niet meer verwijderd worden.");

/**
 * Deletes a contest for good, with its addresses and pictures; the organiser gets a mail when somebody else does it.
 */
export const deleteContest = (ctx: MemberContext, slug: string, reason: string | undefined) =>
  changeContest(ctx, { act: "delete", slug, why: { reason } }, async (tx, contest) => {
    if (!contestPermissions(ctx.viewer, contest, NO_PART, ctx.now).delete) throw peopleEntered();
    await tx.deleteFrom("contests").where("id", "=", contest.id).execute();
    await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds: contest.pictures ?? [], ownerId: contest.organizer_id });
  });
