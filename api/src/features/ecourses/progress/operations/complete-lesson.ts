import type { MemberContext } from "#platform/context.ts";
import { lockReachedLesson } from "../lock-reached-lesson.ts";
import { completionOf } from "../progress.rules.ts";
import { lessonStates } from "../queries/lesson-states.ts";
import { recordCompleted } from "../record-progress.ts";

/**
 * Ticks a lesson off (docs/product/ecourses.md#progress). Records nothing for a maker who only looks.
 * @throws 404, 410 for a deleted lesson
 */
export const completeLesson = (ctx: MemberContext, id: string) =>
  ctx.db.transaction().execute(async (tx) => {
    const { ecourse_id, hasAccess } = await lockReachedLesson(ctx, tx, id);
    if (hasAccess) await recordCompleted(tx, { lesson_id: id, user_id: ctx.viewer.id, now: ctx.now });
    const lessons = await lessonStates(tx, [ecourse_id], ctx.viewer.id);
    const completed = lessons.filter((lesson) => lesson.completed).length;
    return { data: completionOf({ completed, total: lessons.length }) };
  });
