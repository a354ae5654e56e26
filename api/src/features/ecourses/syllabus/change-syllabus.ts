import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeEcourse, type ManagedEcourseRow } from "../ecourses/manage-ecourse.ts";
import { syllabusSnapshot } from "./queries/syllabus-snapshot.ts";
import { noManagedLesson, noSuchModule } from "./syllabus.errors.ts";

interface Change {
  act: `${"create" | "update" | "delete"}-${"module" | "lesson"}` | `order-${"modules" | "lessons"}`;
  /** What the change begins at. */
  of: { ecourse: string } | { module: string } | { lesson: string };
}

/**
 * Changes modules and lessons of an online course, which it locks: one change comes after the other. Read modules and
 * lessons inside: they may have changed before.
 * @throws 404 for whoever does not manage it
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

/** Modules and lessons never go to another online course. */
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
