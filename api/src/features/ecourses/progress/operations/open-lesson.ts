import type { MemberContext } from "#platform/context.ts";
import { lockReachedLesson } from "../lock-reached-lesson.ts";
import { recordOpened } from "../record-progress.ts";

/**
 * Records which lesson was last opened. Records nothing for a maker who only looks.
 * @throws 404, 410 for a deleted lesson
 */
export const openLesson = (ctx: MemberContext, id: string) =>
  ctx.db.transaction().execute(async (tx) => {
    const { hasAccess } = await lockReachedLesson(ctx, tx, id);
    if (hasAccess) await recordOpened(tx, { lesson_id: id, user_id: ctx.viewer.id, now: ctx.now });
  });
