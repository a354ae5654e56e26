import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { declineEcourseInvitation } from "./operations/decline-ecourse-invitation.ts";
import { inviteToEcourse } from "./operations/invite-to-ecourse.ts";
import { linkCourses } from "./operations/link-courses.ts";
import { linkEcourses } from "./operations/link-ecourses.ts";
import { removeStudent } from "./operations/remove-student.ts";
import { useEcourseInvitation } from "./operations/use-ecourse-invitation.ts";
import { ecourseInvitationByToken } from "./queries/ecourse-invitation-by-token.ts";
import { listLinkedCourses, listLinkedEcourses } from "./queries/linked.ts";
import { listEcourseInvitations } from "./queries/list-ecourse-invitations.ts";
import { listStudents } from "./queries/list-students.ts";

export const accessModule = {
  students: {
    list: ({ ctx, params }) => listStudents(ctx, params.id),
    remove: ({ ctx, params }) => removeStudent(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["ecourseStudents"],
  invitations: {
    invite: ({ ctx, params, body }) => inviteToEcourse(ctx, params.id, body),
    list: ({ ctx, params }) => listEcourseInvitations(ctx, params.id),
    byToken: ({ ctx, params, query }) => ecourseInvitationByToken(ctx, params.id, query.token),
    decline: ({ ctx, params, body }) => declineEcourseInvitation(ctx, params.id, body.token),
    use: ({ ctx, params, body }) => useEcourseInvitation(ctx, params.id, body.token),
  } satisfies ApiHandlers<typeof contract>["ecourseInvitations"],
  links: {
    courses: ({ ctx, params }) => listLinkedCourses(ctx, params.id),
    saveCourses: ({ ctx, params, body }) => linkCourses(ctx, params.id, body),
    ecourses: ({ ctx, params }) => listLinkedEcourses(ctx, params.slug),
    saveEcourses: ({ ctx, params, body }) => linkEcourses(ctx, params.slug, body),
  } satisfies ApiHandlers<typeof contract>["ecourseLinks"],
};
