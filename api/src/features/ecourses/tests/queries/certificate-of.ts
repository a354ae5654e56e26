import type { Database, Tx } from "#platform/db/database.ts";
import type { TestScope } from "../test.policy.ts";

/** The id of the certificate that somebody earned with a test; null when there is none. */
export async function certificateOf(db: Database | Tx, { ecourseId, lessonId }: TestScope, userId: string) {
  const earned = db.selectFrom("certificates").select("id").where("user_id", "=", userId);
  const row = await (
    lessonId === null
      ? earned.where("ecourse_id", "=", ecourseId).where("kind", "=", "certificate")
      : earned.where("lesson_id", "=", lessonId).where("kind", "=", "attest")
  ).executeTakeFirst();
  return row?.id ?? null;
}
