import type { MemberContext } from "#platform/context.ts";
import { entryOf, livePlaces } from "#features/courses/courses/queries/waiting-list.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { LISTED_COURSE, listedCourseOf } from "../../enrolments/queries/listed-course.ts";

/** The waiting lists that somebody is on, the last joined first. */
export async function listOwnPlaces({ db, viewer, now }: MemberContext) {
  const rows = await livePlaces(db, now)
    .innerJoin("courses as course", "course.id", "place.course_id")
    .leftJoin(visibleImages.as("image"), "image.id", "course.image_id")
    .select(LISTED_COURSE)
    .where("place.user_id", "=", viewer.id)
    .orderBy("place.joined_at", "desc")
    .orderBy("place.id")
    .execute();
  return { data: rows.map((row) => ({ ...entryOf(row), course: listedCourseOf(row) })) };
}
