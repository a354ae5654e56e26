import type { MemberContext } from "#platform/context.ts";
import { changeEcourse } from "../manage-ecourse.ts";

/** Archives an online course: no new people get access, those who have it keep it. Idempotent. @throws 404 */
export const archiveEcourse = (ctx: MemberContext, id: string) =>
  changeEcourse(ctx, { act: "archive", id }, async (tx, ecourse) => {
    if (ecourse.archived_at) return;
    await tx.updateTable("ecourses").set({ archived_at: ctx.now }).where("id", "=", id).execute();
  });
