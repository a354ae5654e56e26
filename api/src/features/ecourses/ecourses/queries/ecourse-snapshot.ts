import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";

const SETTINGS = ["title", "body", "asksAllLessons", "archivedAt"] as const;

/** The settings of an online course, as the audit log compares them; undefined once it is gone. */
export async function ecourseSnapshot(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("ecourses as ecourse")
    .select(columnsIn("ecourse", SETTINGS))
    .where("ecourse.id", "=", id)
    .executeTakeFirst();
  return row && fieldsFrom(row, SETTINGS);
}
