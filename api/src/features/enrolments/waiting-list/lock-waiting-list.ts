import type { Tx } from "#platform/db/database.ts";

/** Locks the course of a waiting list; its entries change under this lock only (docs/decisions/0061-waiting-lists.md). */
export const lockCourse = (tx: Tx, courseId: string) =>
  tx.selectFrom("courses").selectAll().where("id", "=", courseId).forNoKeyUpdate().executeTakeFirst();
