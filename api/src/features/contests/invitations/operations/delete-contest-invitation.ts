import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { changeInContest } from "../../contests/manage-contest.ts";

/**
 * Deletes an invitation to a contest. @throws 410 for people who do not manage the contest, 422 once it was accepted
 */
export const deleteContestInvitation = (ctx: MemberContext, id: string) =>
  changeInContest(
    ctx,
    { act: "delete-invitation", which: { thing: "invitations", id }, missing: noSuchInvitation },
    async (tx, _contest, say) => {
      const invitation = await deleteUnusedInvitation(tx, id);
      // Without the address: the log outlives it, and the address may belong to somebody without an account.
      say({ about: { invitation } });
    },
  );
