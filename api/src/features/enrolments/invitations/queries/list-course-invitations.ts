import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { invitationsTo } from "#features/inviting/invitations/invitations-to.ts";
import { enrolledAmong } from "./enrolled-among.ts";

/**
 * The people who were invited to a course, with who accepted and who is enrolled. @throws 404 for people who do not
 * manage it
 */
export async function listCourseInvitations(ctx: MemberContext, slug: string) {
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  const invitations = await invitationsTo(ctx.db, { kind: "course", id: course.id }, "participant");
  const emails = invitations.map(({ email }) => email);
  const enrolled = new Set(await enrolledAmong(ctx.db, course.id, emails));
  return { data: invitations.map((invitation) => ({ ...invitation, isEnrolled: enrolled.has(invitation.email) })) };
}
