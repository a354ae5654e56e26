import type { MemberContext } from "#platform/context.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { entryOf, livePlaces } from "#features/courses/courses/queries/waiting-list.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";

/**
 * The people who were offered a seat, and those who wait for one, for people who manage the course. @throws 404 for
 * others
 */
export async function listWaitingPeople(ctx: MemberContext, slug: string) {
  const { db, now } = ctx;
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  const rows = await livePlaces(db, now)
    .innerJoin("users as person", "person.id", "place.user_id")
    .select(["person.nickname", profileSlugOf(ctx, "place.user_id").as("slug")])
    .where("place.course_id", "=", course.id)
    .orderBy("place.offered_until", (by) => by.asc().nullsLast())
    .orderBy("place.joined_at")
    .orderBy("place.id")
    .execute();
  return {
    data: rows.map(({ id, nickname, slug: profile, ...place }) => ({
      id,
      ...entryOf(place),
      user: { nickname, slug: profile },
    })),
  };
}
