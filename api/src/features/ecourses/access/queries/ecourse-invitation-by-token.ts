import type { Context } from "#platform/context.ts";
import { invalidInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { invitationIdOf } from "#features/inviting/invitations/invitation-token.ts";
import { linkStateColumns, linkStateOf } from "#features/inviting/invitations/invitations-to.ts";
import { invitingEcourses } from "../inviting.policy.ts";

/**
 * The invitation to an online course behind a link (docs/product/invitations.md#link).
 * @throws 403 for an invitation that is not valid
 */
export async function ecourseInvitationByToken(ctx: Context, ecourseId: string, token: string) {
  const id = invitationIdOf(ctx, "ecourse", token);
  const row =
    id &&
    (await invitingEcourses(ctx.db)
      .innerJoin("invitations as invitation", "invitation.ecourse_id", "ecourse.id")
      .innerJoin("users as organizer", "organizer.id", "ecourse.organizer_id")
      .select(linkStateColumns(ctx.viewer))
      .select(["ecourse.title", "organizer.nickname"])
      .select(({ selectFrom, fn }) =>
        selectFrom("lessons")
          .select(fn.countAll<number>().as("count"))
          .whereRef("lessons.ecourse_id", "=", "ecourse.id")
          .where("lessons.deleted_at", "is", null)
          .$asScalar()
          .$notNull()
          .as("lessonCount"),
      )
      .where("invitation.id", "=", id)
      .where("ecourse.id", "=", ecourseId)
      .executeTakeFirst());
  if (!row) throw invalidInvitation();
  return {
    data: {
      ...linkStateOf(row),
      ecourse: { id: ecourseId, title: row.title, organizer: row.nickname, lessonCount: row.lessonCount },
    },
  };
}
