import type { Insertable } from "kysely";
import { brusselsDay, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { insertCourse } from "./course-writing.ts";

interface Wanted extends Partial<Omit<Insertable<Courses>, "slug">> {
  genres?: readonly number[];
  levels?: readonly number[];
  discounts?: readonly number[];
}

/**
 * The columns of a course that meets: it begins in a month, meets ten times, and people can enrol until a week before.
 */
const meetings = (now: Date) => ({
  location: "Bibliotheek De Kade, Gent",
  class_times: "Tien dinsdagen van 19 tot 21 uur.",
  enrollment_deadline: brusselsDay(later(now, days(21))),
  start_date: brusselsDay(later(now, days(28))),
  end_date: brusselsDay(later(now, days(28 + 63))),
});

/**
 * A published, free course with an organiser of its own that meets and is only shown; everything else is filled in,
 * even when `has_enrollments` is set.
 */
export async function aCourse(
  services: Services,
  { genres = [1], levels = [1], discounts = [], ...wanted }: Wanted = {},
) {
  const now = services.clock.now();
  const organizer_id = wanted.organizer_id ?? (await aPerson(services, { roles: ["course_organizer"] })).id;
  const title = wanted.title ?? `Cursus ${crypto.randomUUID().slice(0, 8)}`;
  const { has_real_life_part = true, has_enrollments = false } = wanted;
  return services.db.transaction().execute(async (tx) => {
    const course = await insertCourse(tx, {
      title,
      intro: "Schrijf over water.",
      body: "<p>Tien avonden schrijven over water.</p>",
      organization: "Bibliotheek De Kade",
      course_type_id: 2,
      course_region_id: 4,
      course_duration_id: 5,
      course_age_category_id: 2,
      pricing_strategy: "free",
      has_real_life_part,
      has_enrollments,
      ...(has_real_life_part && meetings(now)),
      ...(has_enrollments && { conditions: "<p>Wie inschrijft, komt.</p>" }),
      ...(has_enrollments &&
        has_real_life_part && { max_participants: 12, admin_email_address: "cursus@dekade.example" }),
      published_at: now,
      first_published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
      organizer_id,
    });
    const course_id = course.id;
    for (const genre_id of genres) await tx.insertInto("course_genres").values({ course_id, genre_id }).execute();
    for (const level_id of levels) await tx.insertInto("course_levels").values({ course_id, level_id }).execute();
    for (const discount_type_id of discounts)
      await tx.insertInto("course_discounts").values({ course_id, discount_type_id }).execute();
    return { ...course, title, organizerId: organizer_id };
  });
}
