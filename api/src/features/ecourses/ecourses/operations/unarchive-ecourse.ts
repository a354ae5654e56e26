import type { MemberContext } from "#platform/context.ts";
import { changeEcourse } from "../manage-ecourse.ts";

/** Unarchives an online course: people can get access again. @throws 404 */
export const unarchiveEcourse = (ctx: MemberContext, id: string) =>
  changeEcourse(ctx, { act: "unarchive", id }, async (tx) => {
    await tx.updateTable("ecourses").set({ archived_at: null }).where("id", "=", id).execute();
  });
