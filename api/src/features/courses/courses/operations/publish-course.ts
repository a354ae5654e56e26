import type { MemberContext } from "#platform/context.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { coursePublished } from "../course-published.ts";
import { isCancelled, needsDays } from "../course.errors.ts";
import { COURSE_ADDRESSES } from "../course-writing.ts";
import { changeCourse } from "../manage-course.ts";

/** Puts a course on the site; the second of two simultaneous calls changes nothing. */
export async function publishCourse(ctx: MemberContext, slug: string) {
  const { now, jobs } = ctx;
  await changeCourse(ctx, { act: "publish", slug }, async (tx, course) => {
    if (course.published_at) return;
    if (course.cancelled_at) throw isCancelled();
    if (course.has_real_life_part && course.start_date === null) throw needsDays();
    await tx
      .updateTable("courses")
      .set({
        published_at: now,
        first_published_at: course.first_published_at ?? now,
        // From now on everybody may know its title; the address that it had leads on.
        slug: await claimPermanentSlug(tx, COURSE_ADDRESSES, { ...course, isPublic: true }),
      })
      .where("id", "=", course.id)
      .execute();
    await jobs.enqueue(tx, coursePublished, { courseId: course.id, after: null });
  });
}
