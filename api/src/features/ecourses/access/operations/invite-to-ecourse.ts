import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { sendInvitations } from "#features/inviting/invitations/send-invitations.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";
import { isArchived } from "../access.errors.ts";
import { ecourseInvitationSent } from "../access.mail-kinds.ts";

/**
 * Invites people by mail to follow an online course (docs/product/invitations.md#sending).
 * @throws 404 for people who do not manage it, 422 once it is archived, 429 over the daily limit
 */
export const inviteToEcourse = (
  ctx: MemberContext,
  id: string,
  { text, emails }: { text: string; emails: readonly string[] },
) =>
  changeEcourse(ctx, { act: "invite-participants", id }, async (tx, ecourse, say) => {
    if (ecourse.archived_at) throw isArchived();
    const answer = await sendInvitations(
      ctx,
      tx,
      {
        to: { kind: "ecourse", id },
        type: "participant",
        text,
        accountsIn: (within, addresses) => studentsAmong(within, id, addresses),
        mailJob: ecourseInvitationSent,
      },
      [...new Set(emails)].map((email) => ({ email })),
    );
    say({ after: { sent: answer.data.sent } });
    return answer;
  });

/**
 * The addresses among these whose account has access by an invitation. People with access through a course are mailed
 * like anybody: an invitation lasts longer, and the sender must not learn who is in the course.
 */
async function studentsAmong(tx: Tx, ecourseId: string, emails: readonly string[]) {
  const rows = await tx
    .selectFrom("users as user")
    .innerJoin("ecourse_students as student", "student.user_id", "user.id")
    .select(({ fn }) => fn<string>("lower", ["user.email"]).as("email"))
    .where(({ fn }) => fn<string>("lower", ["user.email"]), "in", emails)
    .where("student.ecourse_id", "=", ecourseId)
    .where("student.removed_at", "is", null)
    .execute();
  return rows.map(({ email }) => email);
}
