import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";

/**
 * Takes an invitation to an online course back.
 * @throws 410 for whoever does not manage it, 422 once it was accepted
 */
export async function deleteEcourseInvitation(ctx: MemberContext, id: string) {
  const { ecourse_id: ecourseId = null } =
    (await ctx.db.selectFrom("invitations").select("ecourse_id").where("id", "=", id).executeTakeFirst()) ?? {};
  if (!ecourseId) throw noSuchInvitation();
  const change = { act: "delete-invitation", id: ecourseId, missing: noSuchInvitation } as const;
  await changeEcourse(ctx, change, async (tx, _ecourse, say) => {
    const invitation = await deleteUnusedInvitation(tx, id);
    // Not to whom: the log outlives the address, of which nobody may have an account.
    say({ after: { invitation } });
  });
}
