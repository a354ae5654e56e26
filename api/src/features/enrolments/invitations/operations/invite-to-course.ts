import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { coursePermissions, NO_PART } from "#features/courses/courses/course.policy.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { lockedFacts } from "#features/courses/courses/queries/locked-facts.ts";
import { sendInvitations } from "#features/inviting/invitations/send-invitations.ts";
import { invitingIsOver } from "../course-invitation.errors.ts";
import { courseInvitationSent } from "../course-invitations.jobs.ts";

/**
 * Asks people by mail to enrol in a course (docs/product/invitations.md#sending).
 * @throws 404 for whoever does not manage it, 422 while nobody can enrol, 429 over the limit of a day
 */
export const inviteToCourse = (
  ctx: MemberContext,
  slug: string,
  { text, emails }: { text: string; emails: readonly string[] },
) =>
  changeCourse(ctx, { act: "invite-participants", slug }, async (tx, course, say) => {
    const facts = { ...course, ...(await lockedFacts(tx, course.id, ctx.now)), ...NO_PART };
    if (!coursePermissions(ctx.viewer, facts, ctx.now).invite) throw invitingIsOver();
    const answer = await sendInvitations(
      ctx,
      tx,
      {
        to: { kind: "course", id: course.id },
        type: "participant",
        text,
        accountsIn: (within, addresses) => participantsAmong(within, course.id, addresses),
        mailJob: courseInvitationSent,
      },
      [...new Set(emails)].map((email) => ({ email })),
    );
    say({ after: { sent: answer.data.sent } });
    return answer;
  });

/** Of these addresses those whose account takes part; who only began is mailed like everybody. */
async function participantsAmong(tx: Tx, courseId: string, emails: readonly string[]) {
  const rows = await tx
    .selectFrom("users as user")
    .innerJoin("enrolments as enrolment", "enrolment.user_id", "user.id")
    .select(({ fn }) => fn<string>("lower", ["user.email"]).as("email"))
    .where(({ fn }) => fn<string>("lower", ["user.email"]), "in", emails)
    .where("enrolment.course_id", "=", courseId)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .execute();
  return rows.map(({ email }) => email);
}
