import type { MemberContext } from "#platform/context.ts";
import { isCancelled } from "../course.errors.ts";
import { changeCourse } from "../manage-course.ts";

/** Takes a course off the site; who manages it still sees it. */
export async function unpublishCourse(ctx: MemberContext, slug: string) {
  await changeCourse(ctx, { act: "unpublish", slug }, async (tx, course) => {
    // Its page says what happened.
    if (course.cancelled_at) throw isCancelled();
    await tx.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
  });
}
