import { deleteContestInvitation } from "#features/contests/invitations/operations/delete-contest-invitation.ts";
import { deleteEcourseInvitation } from "#features/ecourses/access/operations/delete-ecourse-invitation.ts";
import { deleteCourseInvitation } from "#features/enrolments/invitations/operations/delete-course-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { type InvitationKind, kindOf } from "#features/inviting/invitations/invited-to.ts";
import type { MemberContext } from "#platform/context.ts";

/** Deletes an invitation of each kind: throws a 410 for people who do not manage what it invites to. */
const DELETERS: Readonly<Record<InvitationKind, (ctx: MemberContext, id: string) => Promise<void>>> = {
  contest: deleteContestInvitation,
  course: deleteCourseInvitation,
  ecourse: deleteEcourseInvitation,
};

/** Deletes an invitation of any kind (docs/product/invitations.md#taking-back). @throws 410 */
export async function deleteInvitation(ctx: MemberContext, id: string) {
  const invitation = await ctx.db.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
  if (!invitation) throw noSuchInvitation();
  await DELETERS[kindOf(invitation)](ctx, id);
}
