import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { presentLesson, reachedLesson } from "../lessons/queries/reached-lesson.ts";

/**
 * Locks a lesson, so that it cannot be deleted until the transaction ends.
 * @throws 404, 410 for a deleted lesson
 */
export const lockReachedLesson = async ({ viewer }: MemberContext, tx: Tx, id: string) =>
  presentLesson(await reachedLesson({ db: tx, viewer }, id).forShare("lesson").executeTakeFirst());
