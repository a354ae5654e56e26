import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";

/**
 * Deletes an invitation to an online course.
 * @throws 410 for people who do not manage it, 422 once it was accepted
 */
export async function deleteEcourseInvitation(ctx: MemberContext, id: string) {
  const { ecourse_id: ecourseId = null } =
    (await ctx.db.selectFrom("invitations").select("ecourse_id").where("id", "=", id).executeTakeFirst()) ?? {};
  if (!ecourseId) throw noSuchInvitation();
  const change = { act: "delete-invitation", id: ecourseId, missing: noSuchInvitation } as const;
  await changeEcourse(ctx, change, async (tx, _ecourse, say) => {
    const invitation = await deleteUnusedInvitation(tx, id);
    // Without the address: the log outlives it, and the address may belong to somebody without an account.
    say({ after: { invitation } });
  });
}
