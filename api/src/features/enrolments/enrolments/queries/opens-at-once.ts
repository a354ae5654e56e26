import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/**
 * Whether a participant can begin at once: a course without meetings, or with an online course
 * (docs/product/enrolments.md#pages-of-enrolling).
 */
export const opensAtOnce = sql<boolean>`(
  not course.has_real_life_part or exists (select from course_ecourses link where link.course_id = course.id)
)`;

/** The same for one course. */
export async function doesOpenAtOnce(db: Database | Tx, courseId: string) {
  const course = await db
    .selectFrom("courses as course")
    .select(opensAtOnce.as("opens"))
    .where("course.id", "=", courseId)
    .executeTakeFirstOrThrow();
  return course.opens;
}
