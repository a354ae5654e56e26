import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { AFTER_SAVE, deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { editableTexts } from "#features/texts/texts/text.policy.ts";
import { lockReachedLesson } from "../../progress/lock-reached-lesson.ts";
import { alreadyAccepted, noAssignment, notYourText, onlyForStudents } from "../assignment.errors.ts";
import { textHandedInMail } from "../assignment.mail-kinds.ts";
import { listOwnSubmissions } from "../queries/list-own-submissions.ts";

interface HandIn {
  lessonId: string;
  textId: string;
}

/**
 * Hands in one's own text for the assignment of a lesson, as it is now. As long as the maker has not answered, it
 * replaces the previous one (docs/product/ecourses.md#assignments).
 * @throws 404, 410 for a deleted lesson, 422
 */
export async function handInText(ctx: MemberContext, { lessonId, textId }: HandIn) {
  await ctx.db.transaction().execute(async (tx) => {
    const { hasAccess } = await lockReachedLesson(ctx, tx, lessonId);
    if (!hasAccess) throw onlyForStudents();
    const { assignment } = await tx
      .selectFrom("lessons")
      .select("assignment")
      .where("id", "=", lessonId)
      .executeTakeFirstOrThrow();
    if (assignment === null) throw noAssignment();
    const copy = await ownText(ctx, tx, textId);
    const before = await lockSubmissions(ctx, tx, lessonId);
    if (before.some((submission) => submission.is_accepted)) throw alreadyAccepted();
    await keepCopy(ctx, tx, { lessonId, textId, ...copy });
    const imageIds = before.flatMap((submission) =>
      submission.is_accepted === null ? (submission.pictures ?? []) : [],
    );
    const unused = { imageIds, ownerId: ctx.viewer.id };
    if (imageIds.length > 0) await ctx.jobs.enqueue(tx, deleteUnusedImages, unused, AFTER_SAVE);
  });
  return listOwnSubmissions(ctx, lessonId);
}

/**
 * Locks the text before the submissions that refer to it, in the same order as deleting a text, to avoid a deadlock.
 */
async function ownText({ viewer }: MemberContext, tx: Tx, textId: string) {
  const text = await editableTexts(tx, viewer)
    .select(["text.title", "text.body"])
    .where("text.id", "=", textId)
    .forKeyShare()
    .executeTakeFirst();
  if (!text) throw notYourText();
  return text;
}

const lockSubmissions = ({ viewer }: MemberContext, tx: Tx, lessonId: string) =>
  tx
    .selectFrom("lesson_submissions")
    .select(["is_accepted", "pictures"])
    .where("lesson_id", "=", lessonId)
    .where("user_id", "=", viewer.id)
    .orderBy("id")
    .forUpdate()
    .execute();

async function keepCopy(
  { viewer, now, jobs }: MemberContext,
  tx: Tx,
  { lessonId, textId, title, body }: HandIn & { title: string; body: string },
) {
  const copy = { text_id: textId, title, body, handed_in_at: now };
  const handedIn = await tx
    .insertInto("lesson_submissions")
    .values({ lesson_id: lessonId, user_id: viewer.id, ...copy })
    .onConflict((conflict) => conflict.columns(["lesson_id", "user_id"]).where("feedback_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (handedIn) await jobs.enqueue(tx, textHandedInMail, { submissionId: handedIn.id });
  else
    await tx
      .updateTable("lesson_submissions")
      .set(copy)
      .where("lesson_id", "=", lessonId)
      .where("user_id", "=", viewer.id)
      .where("feedback_at", "is", null)
      .execute();
}
