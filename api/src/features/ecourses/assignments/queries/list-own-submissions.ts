import type { MemberContext } from "#platform/context.ts";
import { presentLesson, reachedLesson } from "../../lessons/queries/reached-lesson.ts";
import { answerOf } from "./submission-columns.ts";

/** The texts that the viewer handed in for a lesson, the last first. @throws 404, 410 for a deleted lesson */
export async function listOwnSubmissions({ db, viewer }: MemberContext, lessonId: string) {
  presentLesson(await reachedLesson({ db, viewer }, lessonId).executeTakeFirst());
  const submissions = await db
    .selectFrom("lesson_submissions as submission")
    .leftJoin("texts as text", "text.id", "submission.text_id")
    .select(["submission.id", "submission.title", "text.slug as textSlug", "submission.handed_in_at"])
    .select(["submission.feedback", "submission.feedback_at", "submission.is_accepted"])
    .where("submission.lesson_id", "=", lessonId)
    .where("submission.user_id", "=", viewer.id)
    .orderBy("submission.handed_in_at", "desc")
    .orderBy("submission.id", "desc")
    .execute();
  return {
    data: submissions.map(({ id, title, textSlug, handed_in_at, ...answered }) => ({
      id,
      title,
      textSlug,
      handedInAt: handed_in_at.toISOString(),
      answer: answerOf(answered),
    })),
  };
}
