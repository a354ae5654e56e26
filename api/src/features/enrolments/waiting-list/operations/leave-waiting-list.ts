import type { MemberContext } from "#platform/context.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";
import { lockCourse } from "../../enrolments/queries/lock-enrolment.ts";
import { giveOfferBack } from "../give-offer-back.ts";

/**
 * Leaves the waiting list, even of a course that left the site or was called off: having an entry is enough. A seat
 * that was offered goes to the next person. Changes nothing for people who are not on the list.
 * @throws 404 for people who are not on it, and cannot open the course
 */
export async function leaveWaitingList(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom("waiting_list_entries as entry")
      .innerJoin("course_slugs as address", "address.course_id", "entry.course_id")
      .select("entry.course_id as id")
      .where("address.slug", "=", slug)
      .where("entry.user_id", "=", ctx.viewer.id)
      .executeTakeFirst();
    const reachable = atSlug(reachableCourses({ ...ctx, db: tx }), slug).select("course.id");
    const course = own ?? (await reachable.executeTakeFirst());
    if (!course) throw noSuchCourse();
    await lockCourse(tx, course.id);
    const place = await tx
      .selectFrom("waiting_list_entries")
      .select(["id", "course_id", "user_id", "state"])
      .where("course_id", "=", course.id)
      .where("user_id", "=", ctx.viewer.id)
      .where("state", "in", ["waiting", "offered"])
      .executeTakeFirst();
    if (place?.state === "offered") return giveOfferBack(tx, ctx, place);
    if (place)
      await tx
        .updateTable("waiting_list_entries")
        .set({ state: "left", ended_at: ctx.now })
        .where("id", "=", place.id)
        .execute();
  });
}
