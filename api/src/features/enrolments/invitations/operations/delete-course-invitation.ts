import type { MemberContext } from "#platform/context.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { deleteUnusedInvitation } from "#features/inviting/invitations/delete-unused-invitation.ts";
import { noSuchInvitation } from "#features/inviting/invitations/invitation.errors.ts";

/** Takes an invitation to a course back. @throws 410 for who does not manage the course, 422 once it was accepted */
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
    // Not to whom: the log outlives the address, of which nobody may have an account.
    say({ after: { invitation } });
  });
}
