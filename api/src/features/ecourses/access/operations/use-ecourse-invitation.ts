import type { MemberContext } from "#platform/context.ts";
import { acceptInvitation } from "#features/inviting/invitations/accept-invitation.ts";
import { invitingEcourses } from "../inviting.policy.ts";

/**
 * Accepts an invitation to an online course, which gives access; what somebody did before they were removed is still
 * there (docs/product/invitations.md#accepting). Idempotent for the same person. @throws 403
 */
export async function useEcourseInvitation(ctx: MemberContext, id: string, token: string) {
  const { viewer, now } = ctx;
  await acceptInvitation(ctx, {
    kind: "ecourse",
    token,
    // Locked before the invitation, in the same order as removing a student. Archiving waits for this, or came first:
    // then no invitation is valid any more.
    subject: (tx) =>
      invitingEcourses(tx).select("ecourse.id").where("ecourse.id", "=", id).forShare("ecourse").executeTakeFirst(),
    join: async (tx) => {
      await tx
        .insertInto("ecourse_students")
        .values({ ecourse_id: id, user_id: viewer.id, joined_at: now })
        .onConflict((conflict) =>
          conflict.columns(["ecourse_id", "user_id"]).doUpdateSet({ joined_at: now, removed_at: null }),
        )
        .execute();
    },
  });
}
