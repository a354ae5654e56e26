import { enrollableCourse, validCourse } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { organizers } from "#features/people/people/organizer.factory.ts";

/** Courses as an organiser makes them, through the API. */
export function courseMakers(test: TestApi) {
  const { signedIn, anOrganizer, make } = organizers(test, { role: "course_organizer", path: "/courses" });
  async function makeOf(body: object, change: object) {
    const { made: course, ...organizer } = await make({ ...body, ...change });
    return { ...organizer, course };
  }
  return {
    signedIn,
    anOrganizer,
    anAdmin: () => signedIn("admin"),
    /** A course that is only shown with these changes, its organiser, and their browser. */
    made: (change: object = {}) => makeOf(validCourse, change),
    /** The same with enrolments and every field filled in. */
    madeEnrollable: (change: object = {}) => makeOf(enrollableCourse, change),
    rowOf: (id: string) => test.services.db.selectFrom("courses").selectAll().where("id", "=", id).executeTakeFirst(),
    coursesOf: (organizerId: string) =>
      test.services.db.selectFrom("courses").selectAll().where("organizer_id", "=", organizerId).execute(),
    async aDiscount(wanted: { is_active?: boolean; basispoints?: number; uses_per_course?: number } = {}) {
      const name = `Korting ${crypto.randomUUID().slice(0, 8)}`;
      const row = { name, conditions: "Met je pas.", basispoints: 2000, position: 1, ...wanted };
      return test.services.db
        .insertInto("course_discount_types")
        .values(row)
        .returning(["id", "name"])
        .executeTakeFirstOrThrow();
    },
  };
}
