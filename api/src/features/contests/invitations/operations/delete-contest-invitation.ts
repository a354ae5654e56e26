import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { changeInContest } from "../../contests/manage-contest.ts";

/** Takes an invitation to a contest back. @throws 410 for who does not manage the contest, 422 once it was accepted */
export const deleteContestInvitation = (ctx: MemberContext, id: string) =>
  changeInContest(
    ctx,
    { act: "delete-invitation", which: { thing: "invitations", id }, missing: noSuchInvitation },
    async (tx, _contest, say) => {
      const invitation = await deleteUnusedInvitation(tx, id);
      // Not to whom: the log outlives the address, of which nobody may have an account.
      say({ about: { invitation } });
    },
  );
