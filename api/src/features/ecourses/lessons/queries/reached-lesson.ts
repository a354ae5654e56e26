import { sql } from "kysely";
import type { ForMember } from "#platform/query-scope.ts";
import { hasAccess, reachableEcourses } from "../../ecourses/ecourse.policy.ts";
import { lessonIsDeleted, noSuchLesson } from "../lesson.errors.ts";

/** A lesson, possibly deleted, of an online course that the viewer follows or manages. */
export const reachedLesson = (scope: ForMember, id: string) =>
  reachableEcourses(scope)
    .innerJoin("lessons as lesson", "lesson.ecourse_id", "ecourse.id")
    .where("lesson.id", "=", id)
    .select(["lesson.ecourse_id", "lesson.deleted_at"])
    .select(hasAccess(sql`ecourse.id`, scope.viewer.id).as("hasAccess"));

/**
 * The lesson that was found, if it still exists.
 * @throws 404 for none, 410 for a deleted one
 */
export function presentLesson<Row extends { deleted_at: Date | null }>(lesson: Row | undefined): Row {
  if (!lesson) throw noSuchLesson();
  if (lesson.deleted_at) throw lessonIsDeleted();
  return lesson;
}
