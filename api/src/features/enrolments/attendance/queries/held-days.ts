import type { Database } from "#platform/db/database.ts";

/**
 * The days of a course on which somebody was present, in order; a day on which nobody was present was ticked by
 * mistake.
 */
export async function heldDays(db: Database, courseId: string) {
  const rows = await db
    .selectFrom("attendances as tick")
    .innerJoin("enrolments as ticked", "ticked.id", "tick.enrolment_id")
    .select("tick.day")
    .distinct()
    .where("ticked.course_id", "=", courseId)
    .where("tick.present", "=", true)
    .orderBy("tick.day")
    .execute();
  return rows.map(({ day }) => day);
}
