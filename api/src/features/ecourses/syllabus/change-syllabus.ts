import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeEcourse, type ManagedEcourseRow } from "../ecourses/manage-ecourse.ts";
import { syllabusSnapshot } from "./queries/syllabus-snapshot.ts";
import { noManagedLesson, noSuchModule } from "./syllabus.errors.ts";

interface Change {
  act: `${"create" | "update" | "delete"}-${"module" | "lesson"}` | `order-${"modules" | "lessons"}`;
  /** What the change is about; the online course follows from it. */
  of: { ecourse: string } | { module: string } | { lesson: string };
}

/**
 * Changes modules and lessons of an online course, which it locks: changes run one after the other. Read modules and
 * lessons inside `work`: they may have changed before the lock.
 * @throws 404 for people who do not manage it
 */
export async function changeSyllabus<Result>(
  ctx: MemberContext,
  { act, of }: Change,
  work: (tx: Tx, ecourse: ManagedEcourseRow) => Promise<Result>,
): Promise<Result> {
  const lessonId = "lesson" in of ? of.lesson : undefined;
  const snapshot = (tx: Tx, ecourseId: string) => syllabusSnapshot(tx, ecourseId, lessonId);
  return changeEcourse(ctx, { act, id: await ecourseIdOf(ctx, of), snapshot }, work);
}

/** Safe before the lock: modules and lessons never move to another online course. */
async function ecourseIdOf({ db }: MemberContext, of: Change["of"]) {
  if ("ecourse" in of) return of.ecourse;
  const row = await (
    "module" in of
      ? db.selectFrom("ecourse_modules").select("ecourse_id").where("id", "=", of.module)
      : db.selectFrom("lessons").select("ecourse_id").where("id", "=", of.lesson)
  ).executeTakeFirst();
  if (!row) throw "module" in of ? noSuchModule() : noManagedLesson();
  return row.ecourse_id;
}
