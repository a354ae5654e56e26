import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/** The modules with the titles of their lessons, and optionally one whole lesson, as the audit log compares them. */
export async function syllabusSnapshot(tx: Tx, ecourseId: string, lessonId?: string) {
  const modules = await tx
    .selectFrom("ecourse_modules as module")
    .leftJoin("lessons as lesson", "lesson.module_id", "module.id")
    .select(["module.title", "module.description"])
    .select(sql<string[]>`array_remove(array_agg(lesson.title order by lesson.position), null)`.as("lessons"))
    .where("module.ecourse_id", "=", ecourseId)
    .groupBy("module.id")
    .orderBy("module.position")
    .execute();
  if (lessonId === undefined) return { modules };
  const lesson = await tx
    .selectFrom("lessons")
    .select(["description", "body", "assignment"])
    .where("id", "=", lessonId)
    .executeTakeFirst();
  return { modules, ...lesson };
}
