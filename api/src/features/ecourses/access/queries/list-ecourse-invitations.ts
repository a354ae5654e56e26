import type { MemberContext } from "#platform/context.ts";
import { invitationsTo } from "#features/inviting/invitations/invitations-to.ts";
import { findManagedEcourse } from "../../ecourses/queries/managed-ecourse.ts";

/** Who was invited to an online course, and who accepted. @throws 404 for whoever does not manage it */
export async function listEcourseInvitations(ctx: MemberContext, id: string) {
  await findManagedEcourse(ctx, id);
  return { data: await invitationsTo(ctx.db, { kind: "ecourse", id }, "participant") };
}
