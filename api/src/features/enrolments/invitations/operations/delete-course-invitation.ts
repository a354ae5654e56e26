import type { MemberContext } from "#platform/context.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";

/**
 * Withdraws an invitation to a course. @throws 410 for people who do not manage the course, 422 once it was accepted
 */
export async function deleteCourseInvitation(ctx: MemberContext, id: string) {
  const course = await ctx.db
    .selectFrom("invitations as invitation")
    .innerJoin("courses as course", "course.id", "invitation.course_id")
    .select("course.slug")
    .where("invitation.id", "=", id)
    .executeTakeFirst();
  if (!course) throw noSuchInvitation();
  const change = { act: "delete-invitation", slug: course.slug, missing: noSuchInvitation } as const;
  await changeCourse(ctx, change, async (tx, _course, say) => {
    const invitation = await deleteUnusedInvitation(tx, id);
    // Without the address: the audit log outlives it, and it may not belong to any account.
    say({ after: { invitation } });
  });
}
