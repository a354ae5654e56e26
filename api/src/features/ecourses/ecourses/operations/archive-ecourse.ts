import type { MemberContext } from "#platform/context.ts";
import { changeEcourse } from "../manage-ecourse.ts";

/** Nobody is given access any more; who has it goes on. The second of two at once changes nothing. @throws 404 */
export const archiveEcourse = (ctx: MemberContext, id: string) =>
  changeEcourse(ctx, { act: "archive", id }, async (tx, ecourse) => {
    if (ecourse.archived_at) return;
    await tx.updateTable("ecourses").set({ archived_at: ctx.now }).where("id", "=", id).execute();
  });
