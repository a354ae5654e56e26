import type { Tx } from "#platform/db/database.ts";

interface Step {
  lesson_id: string;
  user_id: string;
  now: Date;
}

/** Records that somebody opened a lesson now. */
export const recordOpened = (tx: Tx, { lesson_id, user_id, now }: Step) =>
  tx
    .insertInto("lesson_progress")
    .values({ lesson_id, user_id, opened_at: now, last_opened_at: now })
    .onConflict((row) => row.columns(["lesson_id", "user_id"]).doUpdateSet({ last_opened_at: now }))
    .execute();

/** Records that somebody completed a lesson: once, with the first moment. */
export const recordCompleted = (tx: Tx, { lesson_id, user_id, now }: Step) =>
  tx
    .insertInto("lesson_progress")
    .values({ lesson_id, user_id, opened_at: now, last_opened_at: now, completed_at: now })
    .onConflict((row) =>
      row
        .columns(["lesson_id", "user_id"])
        .doUpdateSet({ completed_at: now })
        .where("lesson_progress.completed_at", "is", null),
    )
    .execute();
