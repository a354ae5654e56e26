import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** The share that is paid back until so many days before the start. */
export interface RefundTerm {
  daysBefore: number;
  basispoints: number;
}

/** The terms of a course as they are now: its own, or else those of the house. `course` is the id, or a reference to it. */
export const termsOf = (courseId: unknown) => sql<string>`(
  select coalesce(course.refund_terms, (
    select coalesce(jsonb_agg(
      jsonb_build_object('daysBefore', days_before, 'basispoints', basispoints) order by days_before desc
    ), '[]'::jsonb) from refund_terms
  )) from courses course where course.id = ${courseId}
)`;

/**
 * The first day of the course that the terms count from, `YYYY-MM-DD`: as it was when somebody enrolled, or as it is
 * now if that is later, so that a move never makes it worse for them (docs/product/delisting.md#refund). Null for a
 * course without one.
 */
export const refundStartOf = (
  { start_date: now }: { start_date: string | null },
  { refund_start_date: then }: { refund_start_date: string | null },
) => (now === null || (then !== null && then > now) ? then : now);

async function termsOfCourse(db: Database | Tx, courseId: string): Promise<RefundTerm[]> {
  const { rows } = await sql<{ terms: RefundTerm[] }>`select ${termsOf(courseId)} as terms`.execute(db);
  return rows[0]?.terms ?? [];
}

interface Agreed {
  course: { id: string };
  enrolment: { refund_terms: unknown };
}

/** The terms of when somebody was enrolled, or otherwise the current ones. */
export const termsOfEnrolment = async (db: Database | Tx, { course, enrolment }: Agreed) =>
  (enrolment.refund_terms as RefundTerm[] | null) ?? (await termsOfCourse(db, course.id));
