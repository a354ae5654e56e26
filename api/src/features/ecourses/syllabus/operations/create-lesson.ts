import { type LessonInput, MAX_LESSONS } from "@inktvis/contract/features/ecourses/syllabus";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { moveToPosition, positionAtEnd } from "#platform/db/positions.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { readLessonBody } from "../lesson-input.ts";
import { changedLesson } from "../queries/changed-lesson.ts";
import { moduleWith } from "../queries/changed-module.ts";
import { tooManyLessons } from "../syllabus.errors.ts";
import { LESSON_LIST } from "../syllabus.lists.ts";

/** Adds a lesson to a module, at the end or at a given place. */
export async function createLesson(ctx: MemberContext, input: z.output<typeof LessonInput>) {
  const { ecourseModuleId: list, title, description, assignment, sortOrder } = input;
  const body = await readLessonBody(ctx, input.body);
  return changeSyllabus(ctx, { act: "create-lesson", of: { module: list } }, async (tx, ecourse) => {
    await moduleWith(tx, list);
    if ((await countLessons(tx, ecourse.id)) >= MAX_LESSONS) throw tooManyLessons(MAX_LESSONS);
    const { id, pictures } = await tx
      .insertInto("lessons")
      .values({
        ecourse_id: ecourse.id,
        module_id: list,
        title,
        description: description || null,
        body,
        assignment: assignment || null,
        position: positionAtEnd(LESSON_LIST, list),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning(["id", "pictures"])
      .executeTakeFirstOrThrow();
    await releaseRemovedPictures(tx, ctx, { after: { pictures }, ownerId: ecourse.organizer_id });
    await moveToPosition(tx, LESSON_LIST, { id, list, position: sortOrder });
    return changedLesson(tx, id);
  });
}

async function countLessons(tx: Tx, ecourseId: string) {
  const { count } = await tx
    .selectFrom("lessons")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("ecourse_id", "=", ecourseId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
