import type { LessonChange } from "@inktvis/contract/features/ecourses/syllabus";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockInOrder, moveToPosition, numberInOrder, positionAtEnd } from "#platform/db/positions.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { readLessonBody } from "../lesson-input.ts";
import { changedLesson, lessonWith } from "../queries/changed-lesson.ts";
import { otherEcourse } from "../syllabus.errors.ts";
import { LESSON_LIST } from "../syllabus.lists.ts";

type Input = z.output<typeof LessonChange>;
type Lesson = Awaited<ReturnType<typeof lessonWith>>;

/**
 * Changes the fields of a lesson that were sent, and moves it within its online course. People who completed it keep
 * that wherever it goes. With a `revision` it refuses to overwrite another one.
 * @throws 404, 409 for another revision, 410 for a deleted lesson, 422
 */
export async function updateLesson(ctx: MemberContext, id: string, input: Input) {
  const body = input.body === undefined ? undefined : await readLessonBody(ctx, input.body);
  return changeSyllabus(ctx, { act: "update-lesson", of: { lesson: id } }, async (tx, ecourse) => {
    const lesson = await lessonWith(tx, id);
    refuseUnseenVersion(lesson, input);
    const { title, description, assignment } = input;
    const changes = { title, description, body, assignment };
    if (Object.values(changes).some((value) => value !== undefined)) {
      const saved = await saveFields(tx, ctx, lesson, changes);
      await releaseRemovedPictures(tx, ctx, { before: lesson, after: saved, ownerId: ecourse.organizer_id });
    }
    await moveLesson(tx, lesson, input);
    return changedLesson(tx, id);
  });
}

const saveFields = (
  tx: Tx,
  { now }: MemberContext,
  lesson: Lesson,
  changes: Pick<Input, "title" | "description" | "assignment"> & { body: string | undefined },
) => {
  const {
    title = lesson.title,
    description = lesson.description,
    body = lesson.body,
    assignment = lesson.assignment,
  } = changes;
  return tx
    .updateTable("lessons")
    .set({
      title,
      description: description || null,
      body,
      assignment: assignment || null,
      revision: lesson.revision + 1,
      updated_at: now,
    })
    .where("id", "=", lesson.id)
    .returning("pictures")
    .executeTakeFirstOrThrow();
};

/** To a place in its module, or to another module: at the end, unless a place was sent. */
async function moveLesson(
  tx: Tx,
  { id, module_id: from, ecourse_id }: Lesson,
  { ecourseModuleId: to = from, sortOrder }: Input,
) {
  if (to !== from) {
    const module = tx.selectFrom("ecourse_modules").select("id").where("id", "=", to);
    if (!(await module.where("ecourse_id", "=", ecourse_id).executeTakeFirst())) throw otherEcourse("ecourseModuleId");
    const place = { module_id: to, position: positionAtEnd(LESSON_LIST, to) };
    await tx.updateTable("lessons").set(place).where("id", "=", id).execute();
    await numberInOrder(tx, LESSON_LIST, { list: from, ids: await lockInOrder(tx, LESSON_LIST, from) });
  }
  if (sortOrder !== undefined) await moveToPosition(tx, LESSON_LIST, { id, list: to, position: sortOrder });
}
