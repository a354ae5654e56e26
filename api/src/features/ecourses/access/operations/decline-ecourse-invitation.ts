import { declineInvitation } from "#features/inviting/invitations/decline-invitation.ts";
import type { Context } from "#platform/context.ts";
import { invitingEcourses } from "../inviting.policy.ts";

/** Declines an invitation to an online course. @throws 403 */
export const declineEcourseInvitation = (ctx: Context, id: string, token: string) =>
  declineInvitation(ctx, {
    kind: "ecourse",
    token,
    subject: (tx) => invitingEcourses(tx).select("ecourse.id").where("ecourse.id", "=", id).executeTakeFirst(),
  });
