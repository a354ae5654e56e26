import { declineInvitation } from "#features/inviting/invitations/decline-invitation.ts";
import type { Context } from "#platform/context.ts";
import { invitingCourses } from "../course-invitation.policy.ts";

/** Declines an invitation to a course. @throws 403 */
export const declineCourseInvitation = (ctx: Context, slug: string, token: string) =>
  declineInvitation(ctx, {
    kind: "course",
    token,
    subject: (tx) => invitingCourses(tx, slug).select("course.id").executeTakeFirst(),
  });
