import { sql } from "kysely";
import { lookup, rowsWithin } from "../personal-table.ts";

/* What the tables about enrolling and paying share in an export. */

export const courseOf = (enrolment: string) =>
  lookup(
    "Cursus",
    sql`(select course.title from enrolments enrolment join courses course on course.id = enrolment.course_id
      where enrolment.id = ${sql.ref(`row.${enrolment}`)})`,
  );
export const ofEnrolments = rowsWithin("enrolment_id", "enrolments", "user_id");
