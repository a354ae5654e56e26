import { sql } from "kysely";
import { enrollingEndsAt } from "#features/courses/courses/queries/course-columns.ts";
import { isInBooks } from "./in-books.ts";

/**
 * A condition on a row of `enrolments`: it was begun and then left alone, in a course that nobody has been able to
 * enrol in since before this moment (docs/product/enrolments.md#only-begun). People who hold a seat, tried to pay or
 * asked for instalments did more than begin.
 */
export const wasOnlyBegunBefore = (before: Date) => sql<boolean>`(
  finalized_at is null and delisted_at is null
  and greatest(updated_at, reserved_until) < ${before}
  and (select ${enrollingEndsAt} from courses course where course.id = enrolments.course_id) < ${before}
  and not ${isInBooks("enrolments")}
  and not exists (select from instalments where enrolment_id = enrolments.id)
  and not exists (select from anomalies where enrolment_id = enrolments.id)
)`;
