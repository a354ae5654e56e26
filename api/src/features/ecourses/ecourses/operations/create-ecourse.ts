import type { MemberContext } from "#platform/context.ts";
import { type Input, readEcourseInput } from "../ecourse-input.ts";
import { getEcourse } from "../queries/get-ecourse.ts";

/** Creates an online course without lessons, to which nobody has access yet. */
export async function createEcourse(ctx: MemberContext, input: Input) {
  const { db, viewer, now } = ctx;
  const values = await readEcourseInput(ctx, input);
  const { id } = await db
    .insertInto("ecourses")
    .values({
      ...values,
      asks_all_lessons: input.asksAllLessons ?? false,
      organizer_id: viewer.id,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return getEcourse(ctx, id);
}
