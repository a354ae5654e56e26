import type { Database, Tx } from "#platform/db/database.ts";

interface Asked {
  /** The id of the online course. */
  id: string;
  asks_all_lessons: boolean;
}

/** How many lessons somebody has to complete before the final test; 0 where it is always open. */
export async function lessonsToGo(db: Database | Tx, { id, asks_all_lessons }: Asked, userId: string) {
  if (!asks_all_lessons) return 0;
  const { count } = await db
    .selectFrom("lessons as lesson")
    .leftJoin("lesson_progress as progress", (join) =>
      join.onRef("progress.lesson_id", "=", "lesson.id").on("progress.user_id", "=", userId),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("lesson.ecourse_id", "=", id)
    .where("lesson.deleted_at", "is", null)
    .where("progress.completed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
