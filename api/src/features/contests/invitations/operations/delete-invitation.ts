import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { changeInContest } from "../../contests/manage-contest.ts";

const noSuchInvitation = () => notFound("Deze uitnodiging bestaat niet meer.");

/** Takes an invitation back; who went into it already stays in. */
export const deleteInvitation = (ctx: MemberContext, id: string) =>
  changeInContest(
    ctx,
    { act: "delete-invitation", which: { thing: "contest_invitations", id }, missing: noSuchInvitation },
    async (tx, _contest, say) => {
      const gone = await tx.deleteFrom("contest_invitations").where("id", "=", id).returning("type").executeTakeFirst();
      if (!gone) throw noSuchInvitation();
      // Not to whom: the log outlives the address, of which nobody may have an account.
      say({ about: { invitation: gone.type } });
    },
  );
