import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { hadParticipantsBefore, peopleEnrol } from "../course.errors.ts";
import { coursePermissions, NO_PART } from "../course.policy.ts";
import { changeCourse } from "../manage-course.ts";
import { TOLD, tellListEnded } from "../list-ended.kind.ts";
import { factsUnderLock } from "../queries/facts-under-lock.ts";

/** Deletes a course for good, with its addresses, its pictures, and what people began to fill in for it. */
export const deleteCourse = (ctx: MemberContext, slug: string) =>
  changeCourse(ctx, { act: "delete", slug }, async (tx, course) => {
    const facts = { ...course, ...(await factsUnderLock(tx, course.id, ctx.now)), ...NO_PART };
    if (facts.hadParticipants) throw hadParticipantsBefore();
    if (!coursePermissions(ctx.viewer, facts, ctx.now).delete) throw peopleEnrol();
    const imageIds = [...(course.pictures ?? []), ...(await picturesOfConditions(tx, course.id))];
    await tellListEnded(tx, ctx, course, await peopleWhoWait(tx, course.id));
    await tx.deleteFrom("enrolments").where("course_id", "=", course.id).execute();
    await tx.deleteFrom("courses").where("id", "=", course.id).execute();
    await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: course.organizer_id });
  });

/** The people whose waiting list has not ended yet: it is deleted with the course. */
const peopleWhoWait = (tx: Tx, courseId: string) =>
  tx
    .selectFrom("waiting_list_entries as entry")
    .select(TOLD)
    .where("entry.course_id", "=", courseId)
    .where("entry.state", "in", ["waiting", "offered"])
    .execute();

/** The pictures in every wording that somebody accepted; these are deleted with the course. */
async function picturesOfConditions(tx: Tx, courseId: string) {
  const rows = await tx.selectFrom("course_conditions").select("pictures").where("course_id", "=", courseId).execute();
  return rows.flatMap(({ pictures }) => pictures ?? []);
}
