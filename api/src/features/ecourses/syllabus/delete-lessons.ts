import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";

interface Deletion {
  ecourse: { organizer_id: string };
  ids: string[];
}

/**
 * Deletes lessons: what makers wrote is removed, and nobody can start their tests any more. The row stays with its
 * title, so that people with an open page are told, and keep what they did for it (docs/product/ecourses.md#syllabus).
 */
export async function deleteLessons(tx: Tx, { jobs, now }: MemberContext, { ecourse, ids }: Deletion) {
  if (ids.length === 0) return;
  const lessons = await tx.selectFrom("lessons").select("pictures").where("id", "in", ids).execute();
  await tx
    .updateTable("lessons")
    .set({ module_id: null, deleted_at: now, updated_at: now, description: null, body: "", assignment: null })
    .where("id", "in", ids)
    .execute();
  await tx
    .updateTable("ecourse_tests")
    .set({ replaced_at: now })
    .where("lesson_id", "in", ids)
    .where("replaced_at", "is", null)
    .execute();
  const imageIds = lessons.flatMap(({ pictures }) => pictures ?? []);
  if (imageIds.length > 0) await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: ecourse.organizer_id });
}
