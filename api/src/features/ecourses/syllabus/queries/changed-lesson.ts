import type { Tx } from "#platform/db/database.ts";
import { editedLessonIsDeleted, noManagedLesson } from "../syllabus.errors.ts";

/** A lesson in the form that the call which changed it returns. */
export async function changedLesson(tx: Tx, id: string) {
  const { title, description, body, assignment, revision, ...lesson } = await lessonWith(tx, id);
  const place = { sortOrder: lesson.position, ecourseModuleId: lesson.module_id };
  return { data: { id, title, description, body, assignment, revision, ...place } };
}

/** A lesson, read after its online course was locked. @throws 410 when it was deleted */
export async function lessonWith(tx: Tx, id: string) {
  const lesson = await tx.selectFrom("lessons").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lesson) throw noManagedLesson();
  const { module_id } = lesson;
  if (module_id === null) throw editedLessonIsDeleted();
  return { ...lesson, module_id };
}
