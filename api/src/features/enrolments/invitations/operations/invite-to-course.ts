import type { MemberContext } from "#platform/context.ts";
import { coursePermissions, NO_PART } from "#features/courses/courses/course.policy.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { factsUnderLock } from "#features/courses/courses/queries/facts-under-lock.ts";
import { sendInvitations } from "#features/inviting/invitations/send-invitations.ts";
import { invitingIsOver } from "../course-invitation.errors.ts";
import { courseInvitationSent } from "../course-invitations.jobs.ts";
import { enrolledAmong } from "../queries/enrolled-among.ts";

/**
 * Asks people by mail to enrol in a course (docs/product/invitations.md#sending).
 * @throws 404 for people who do not manage it, 422 while nobody can enrol, 429 over the daily limit
 */
export const inviteToCourse = (
  ctx: MemberContext,
  slug: string,
  { text, emails }: { text: string; emails: readonly string[] },
) =>
  changeCourse(ctx, { act: "invite-participants", slug }, async (tx, course, say) => {
    const facts = { ...course, ...(await factsUnderLock(tx, course.id, ctx.now)), ...NO_PART };
    if (!coursePermissions(ctx.viewer, facts, ctx.now).invite) throw invitingIsOver();
    const answer = await sendInvitations(
      ctx,
      tx,
      {
        to: { kind: "course", id: course.id },
        type: "participant",
        text,
        accountsIn: (within, addresses) => enrolledAmong(within, course.id, addresses),
        mailJob: courseInvitationSent,
      },
      [...new Set(emails)].map((email) => ({ email })),
    );
    say({ after: { sent: answer.data.sent } });
    return answer;
  });
