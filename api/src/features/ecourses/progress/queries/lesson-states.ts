import type { Database, Tx } from "#platform/db/database.ts";

/** The lessons of online courses in order, with somebody's progress in each. */
export async function lessonStates(db: Database | Tx, ecourseIds: readonly string[], userId: string) {
  const rows = await db
    .selectFrom("lessons as lesson")
    .innerJoin("ecourse_modules as module", "module.id", "lesson.module_id")
    .leftJoin("lesson_progress as progress", (join) =>
      join.onRef("progress.lesson_id", "=", "lesson.id").on("progress.user_id", "=", userId),
    )
    .select(["lesson.id", "lesson.ecourse_id", "lesson.title", "progress.completed_at", "progress.last_opened_at"])
    .where("lesson.ecourse_id", "in", ecourseIds)
    .where("lesson.deleted_at", "is", null)
    .orderBy("module.position")
    .orderBy("module.id")
    .orderBy("lesson.position")
    .orderBy("lesson.id")
    .execute();
  return rows.map(({ id, ecourse_id, title, completed_at, last_opened_at }) => ({
    id,
    ecourseId: ecourse_id,
    title,
    completed: completed_at !== null,
    lastOpenedAt: last_opened_at,
  }));
}
