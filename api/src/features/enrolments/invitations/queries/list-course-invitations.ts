import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { invitationsTo } from "#features/inviting/invitations/invitations-to.ts";

/** Who was invited to a course, and who accepted. @throws 404 for whoever does not manage it */
export async function listCourseInvitations(ctx: MemberContext, slug: string) {
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  return { data: await invitationsTo(ctx.db, { kind: "course", id: course.id }, "participant") };
}
