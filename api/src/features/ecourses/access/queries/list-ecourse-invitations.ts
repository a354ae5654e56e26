import type { MemberContext } from "#platform/context.ts";
import { invitationsTo } from "#features/inviting/invitations/invitations-to.ts";
import { findManagedEcourse } from "../../ecourses/queries/managed-ecourse.ts";

/**
 * The people who were invited to an online course, and whether they accepted. @throws 404 unless the viewer manages it
 */
export async function listEcourseInvitations(ctx: MemberContext, id: string) {
  await findManagedEcourse(ctx, id);
  return { data: await invitationsTo(ctx.db, { kind: "ecourse", id }, "participant") };
}
