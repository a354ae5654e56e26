import { declineInvitation } from "#features/inviting/invitations/decline-invitation.ts";
import type { Context } from "#platform/context.ts";
import { runningContestAt } from "../invitation.policy.ts";
import { invitationDeclined } from "../invitations.jobs.ts";

/** Declines an invitation to a contest; the organiser is notified once when it was to judge. @throws 403 */
export const declineContestInvitation = (ctx: Context, slug: string, token: string) =>
  declineInvitation(ctx, {
    kind: "contest",
    token,
    subject: (tx) => runningContestAt(tx, slug).select("contest.id").executeTakeFirst(),
    tell: async (tx, { id, type }) => {
      if (type === "jury") await ctx.jobs.enqueue(tx, invitationDeclined, { invitationId: id });
    },
  });
