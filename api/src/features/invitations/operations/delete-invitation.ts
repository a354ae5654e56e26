import type { MemberContext } from "../../../platform/context.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { managedInvitations } from "../invitation.policy.ts";

/** Takes an invitation back; who went into it already stays in. */
export async function deleteInvitation(ctx: MemberContext, id: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const invitation = await managedInvitations(tx, ctx)
      .select("invitation.id")
      .where("invitation.id", "=", id)
      .forShare("contest")
      .executeTakeFirst();
    if (!invitation) throw notFound("Deze uitnodiging bestaat niet meer.");
    await tx.deleteFrom("contest_invitations").where("id", "=", id).execute();
  });
}
