import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { addActivity, type DemoActivity, readDemoActivities } from "./content/activities.ts";
import { addCourse, addDiscountTypes, type DemoCourse, readDemoCourses } from "./content/courses.ts";
import { offerPictureOf, teacherOf } from "./drawings.ts";
import { storePictures } from "./store-pictures.ts";
import type { Demo } from "./demo.ts";

type Offers = Awaited<ReturnType<typeof readOffers>>;
interface Pictures {
  pictures: ReadonlyMap<DemoCourse | DemoActivity, string>;
  portraits: ReadonlyMap<DemoCourse, string>;
}

export async function readOffers(now: Date) {
  const [courses, activities] = await Promise.all([readDemoCourses(now), readDemoActivities(now)]);
  return { courses, activities, now };
}

/** The courses and activities. Their pictures are stored here, because that does not belong in the transaction. */
export async function prepareOffers(services: Services) {
  const offers = await readOffers(services.clock.now());
  const pictures = await storePictures<DemoCourse | DemoActivity>(
    services,
    [...offers.courses, ...offers.activities],
    offerPictureOf,
  );
  const portraits = await storePictures<DemoCourse>(services, offers.courses, teacherOf);
  return { ...offers, pictures, portraits };
}

/** Courses and activities in every possible state. @returns the ids of the courses by key */
export async function addOffers(
  tx: Tx,
  { courses, activities, now, pictures, portraits }: Offers & Partial<Pictures>,
  { personId, genreId }: Pick<Demo, "personId" | "genreId">,
) {
  const discountIds = await addDiscountTypes(tx);
  const courseIds = new Map<string, string>();
  for (const course of courses)
    courseIds.set(
      course.key,
      await addCourse(tx, course, {
        imageId: pictures?.get(course),
        teacherImageId: portraits?.get(course),
        personId,
        genreId,
        discountIds,
        now,
      }),
    );
  for (const activity of activities)
    await addActivity(tx, activity, { imageId: pictures?.get(activity), personId, genreId, now });
  return courseIds;
}
