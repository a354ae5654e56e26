import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { ecoursePermissions, managedEcourses } from "../ecourse.policy.ts";
import { ecourseFactsOf, FACTS, hasCertificates, studentCount } from "./ecourse-columns.ts";

/** The online courses that this person manages, newest first: all of them, since pickers show them too. */
export async function listEcourses({ db, viewer }: MemberContext) {
  const rows = await managedEcourses(db, viewer)
    .select(FACTS)
    .select([
      sql<number>`(
        select count(*)::integer from lessons lesson where lesson.ecourse_id = ecourse.id and lesson.deleted_at is null
      )`.as("lessonCount"),
      studentCount.as("studentCount"),
      hasCertificates.as("hasCertificates"),
    ])
    .orderBy("ecourse.created_at", "desc")
    .orderBy("ecourse.id", "desc")
    .execute();
  return {
    data: rows.map((row) => {
      const { update, delete: mayDelete } = ecoursePermissions(viewer, {
        ...row,
        isInUse: row.studentCount > 0 || row.hasCertificates,
      });
      return {
        ...ecourseFactsOf(row),
        lessonCount: row.lessonCount,
        studentCount: row.studentCount,
        me: { can: { update, delete: mayDelete } },
      };
    }),
  };
}
