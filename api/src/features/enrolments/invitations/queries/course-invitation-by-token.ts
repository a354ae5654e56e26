import type { Context } from "#platform/context.ts";
import { invalidInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { invitationIdOf } from "#features/inviting/invitations/invitation-token.ts";
import { linkStateColumns, linkStateOf } from "#features/inviting/invitations/invitations-to.ts";
import { invitingCourses } from "../course-invitation.policy.ts";

/** The invitation to a course behind a link (docs/product/invitations.md#link). @throws 403 for one that is not valid */
export async function courseInvitationByToken(ctx: Context, slug: string, token: string) {
  const id = invitationIdOf(ctx, "course", token);
  const row =
    id &&
    (await invitingCourses(ctx.db, slug)
      .innerJoin("invitations as invitation", "invitation.course_id", "course.id")
      .select(linkStateColumns(ctx.viewer))
      .select(["course.slug", "course.title", "course.organization"])
      .select(["course.is_closed", "course.enrollment_deadline"])
      .where("invitation.id", "=", id)
      .executeTakeFirst());
  if (!row) throw invalidInvitation();
  return {
    data: {
      ...linkStateOf(row),
      course: {
        slug: row.slug,
        title: row.title,
        organization: row.organization,
        isClosed: row.is_closed,
        enrollmentDeadline: row.enrollment_deadline,
      },
    },
  };
}
