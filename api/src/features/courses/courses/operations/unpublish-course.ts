import type { MemberContext } from "#platform/context.ts";
import { isCancelled } from "../course.errors.ts";
import { changeCourse } from "../manage-course.ts";

/** Takes a course off the site; people who manage it still see it. */
export async function unpublishCourse(ctx: MemberContext, slug: string) {
  await changeCourse(ctx, { act: "unpublish", slug }, async (tx, course) => {
    // It stays on the site, because its page says what happened.
    if (course.cancelled_at) throw isCancelled();
    await tx.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
  });
}
