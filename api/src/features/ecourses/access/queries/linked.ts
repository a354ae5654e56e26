import type { MemberContext } from "#platform/context.ts";
import type { ForMember } from "#platform/query-scope.ts";
import { managedCourseAt, managedCourses } from "#features/courses/courses/course.policy.ts";
import { managedEcourses } from "../../ecourses/ecourse.policy.ts";
import { findManagedEcourse } from "../../ecourses/queries/managed-ecourse.ts";

/** The courses that use an online course, among those that the viewer manages, by title. */
export const linkedCourses = ({ db, viewer }: ForMember, ecourseId: string) =>
  managedCourses(db, viewer)
    .innerJoin("course_ecourses as link", "link.course_id", "course.id")
    .select(["course.id", "course.slug", "course.title", "course.start_date as startDate"])
    .where("link.ecourse_id", "=", ecourseId)
    .orderBy("course.title")
    .orderBy("course.id")
    .execute();

/** The online courses that a course uses, among those that the viewer manages, by title. */
export const linkedEcourses = ({ db, viewer }: ForMember, courseId: string) =>
  managedEcourses(db, viewer)
    .innerJoin("course_ecourses as link", "link.ecourse_id", "ecourse.id")
    .select(["ecourse.id", "ecourse.title"])
    .where("link.course_id", "=", courseId)
    .orderBy("ecourse.title")
    .orderBy("ecourse.id")
    .execute();

/** @throws 404 for people who do not manage the online course */
export async function listLinkedCourses(ctx: MemberContext, ecourseId: string) {
  await findManagedEcourse(ctx, ecourseId);
  return { data: await linkedCourses(ctx, ecourseId) };
}

/** @throws 404 for people who do not manage the course */
export async function listLinkedEcourses(ctx: MemberContext, slug: string) {
  const course = await managedCourseAt(ctx, slug, ["course.id"]);
  return { data: await linkedEcourses(ctx, course.id) };
}
