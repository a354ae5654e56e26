import type { MemberContext } from "#platform/context.ts";
import { acceptInvitation } from "#features/inviting/invitations/accept-invitation.ts";
import { invitingCourses } from "../course-invitation.policy.ts";

/**
 * Accepts an invitation to a course; people who accepted may begin to enrol in it, even when it is closed
 * (docs/product/invitations.md#accepting). Idempotent for the same person. @throws 403
 */
export async function useCourseInvitation(ctx: MemberContext, slug: string, token: string) {
  await acceptInvitation(ctx, {
    kind: "course",
    token,
    subject: (tx) => invitingCourses(tx, slug).select("course.id").executeTakeFirst(),
  });
}
