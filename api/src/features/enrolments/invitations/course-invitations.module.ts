import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { declineCourseInvitation } from "./operations/decline-course-invitation.ts";
import { inviteToCourse } from "./operations/invite-to-course.ts";
import { useCourseInvitation } from "./operations/use-course-invitation.ts";
import { courseInvitationByToken } from "./queries/course-invitation-by-token.ts";
import { listCourseInvitations } from "./queries/list-course-invitations.ts";

export const courseInvitationsModule = {
  handlers: {
    byToken: ({ ctx, params, query }) => courseInvitationByToken(ctx, params.slug, query.token),
    decline: ({ ctx, params, body }) => declineCourseInvitation(ctx, params.slug, body.token),
    use: ({ ctx, params, body }) => useCourseInvitation(ctx, params.slug, body.token),
  } satisfies ApiHandlers<typeof contract>["courseInvitations"],
};

export const participantInvitationsModule = {
  handlers: {
    invite: ({ ctx, params, body }) => inviteToCourse(ctx, params.slug, body),
    list: ({ ctx, params }) => listCourseInvitations(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["participantInvitations"],
};
