import type { MemberContext } from "#platform/context.ts";
import { lockInOrder, numberInOrder } from "#platform/db/positions.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { deleteLessons } from "../delete-lessons.ts";
import { lessonWith } from "../queries/changed-lesson.ts";
import { LESSON_LIST } from "../syllabus.lists.ts";

export const deleteLesson = (ctx: MemberContext, id: string) =>
  changeSyllabus(ctx, { act: "delete-lesson", of: { lesson: id } }, async (tx, ecourse) => {
    const { module_id: list } = await lessonWith(tx, id);
    await deleteLessons(tx, ctx, { ecourse, ids: [id] });
    await numberInOrder(tx, LESSON_LIST, { list, ids: await lockInOrder(tx, LESSON_LIST, list) });
  });
