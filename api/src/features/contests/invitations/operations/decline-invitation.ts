import type { Context } from "#platform/context.ts";
import { invalidInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { invitationDeclined } from "../invitations.jobs.ts";
import { findInvitation } from "../queries/invitation-by-token.ts";

/**
 * Declines an invitation by its link, also signed out: whoever reads the mail says no. The organiser of a jury is told
 * once; again changes nothing, and accepting later undoes it (docs/product/invitations.md#declining). @throws 403
 */
export async function declineInvitation(ctx: Context, slug: string, token: string) {
  const invitation = await findInvitation(ctx, slug, token);
  if (!invitation || invitation.usedAt) throw invalidInvitation();
  await ctx.db.transaction().execute(async (tx) => {
    const declined = await tx
      .updateTable("invitations")
      .set({ declined_at: ctx.now })
      .where("id", "=", invitation.id)
      .where("used_at", "is", null)
      .where("declined_at", "is", null)
      .returning("type")
      .executeTakeFirst();
    if (declined?.type === "jury") await ctx.jobs.enqueue(tx, invitationDeclined, { invitationId: invitation.id });
  });
}
