import type { MemberContext } from "#platform/context.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { COURSE_ADDRESSES } from "../course-writing.ts";
import { changeCourse } from "../manage-course.ts";

/** Puts a course on the site; the second of two at once changes nothing. */
export async function publishCourse(ctx: MemberContext, slug: string) {
  const { now } = ctx;
  await changeCourse(ctx, { act: "publish", slug }, async (tx, course) => {
    if (course.published_at) return;
    await tx
      .updateTable("courses")
      .set({
        published_at: now,
        first_published_at: course.first_published_at ?? now,
        // Its title is everybody's to know from now on; the address that it had leads on.
        slug: await claimPermanentSlug(tx, COURSE_ADDRESSES, { ...course, isPublic: true }),
      })
      .where("id", "=", course.id)
      .execute();
  });
}
