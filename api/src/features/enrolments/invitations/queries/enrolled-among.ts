import type { Database, Tx } from "#platform/db/database.ts";

/**
 * Those of these lower-case addresses whose account is a participant; whether somebody has only begun is not disclosed.
 */
export async function enrolledAmong(db: Database | Tx, courseId: string, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom("users as user")
    .innerJoin("enrolments as enrolment", "enrolment.user_id", "user.id")
    .select(({ fn }) => fn<string>("lower", ["user.email"]).as("email"))
    .where(({ fn }) => fn<string>("lower", ["user.email"]), "in", emails)
    .where("enrolment.course_id", "=", courseId)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .execute();
  return rows.map(({ email }) => email);
}
