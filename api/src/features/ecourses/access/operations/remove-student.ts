import type { MemberContext } from "#platform/context.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";
import { noSuchStudent } from "../access.errors.ts";

/**
 * Ends the access of somebody who has it by invitation; progress and answers stay, and a new invitation gives access
 * again (docs/product/ecourses.md#access). Access through a course is not affected.
 * @throws 410 for people who do not manage the online course, and for somebody who has no access by invitation
 */
export async function removeStudent(ctx: MemberContext, id: string) {
  const { db, now } = ctx;
  const student = await db.selectFrom("ecourse_students").selectAll().where("id", "=", id).executeTakeFirst();
  if (!student) throw noSuchStudent();
  const { ecourse_id: ecourseId, user_id: userId } = student;
  await changeEcourse(ctx, { act: "remove-student", id: ecourseId, missing: noSuchStudent }, async (tx, _row, say) => {
    const removed = await tx
      .updateTable("ecourse_students")
      .set({ removed_at: now })
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw noSuchStudent();
    // Its link would give access again, and an address that accepted is not mailed another time.
    await tx.deleteFrom("invitations").where("ecourse_id", "=", ecourseId).where("used_by", "=", userId).execute();
    say({ after: { student: id } });
  });
}
