import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { findManagedEcourse } from "../../ecourses/queries/managed-ecourse.ts";

/** The people who have access to an online course, by nickname. @throws 404 unless the viewer manages it */
export async function listStudents(ctx: MemberContext, id: string) {
  await findManagedEcourse(ctx, id);
  const rows = await ctx.db
    .with("invited", (db) =>
      db
        .selectFrom("ecourse_students")
        .select(["id", "user_id", "joined_at"])
        .where("ecourse_id", "=", id)
        .where("removed_at", "is", null),
    )
    .with("enrolled", () => participantsOfCourses(ctx.db, id))
    .selectFrom("invited")
    .fullJoin("enrolled", "enrolled.user_id", "invited.user_id")
    .innerJoin("users as student", (join) =>
      join.on(sql<boolean>`student.id = coalesce(invited.user_id, enrolled.user_id)`),
    )
    .select(["invited.id as studentId", "enrolled.enrolmentId", "enrolled.courses", "student.nickname"])
    .select(sql<Date>`least(invited.joined_at, enrolled.since)`.as("since"))
    .select(profileSlugOf(ctx, "student.id").as("slug"))
    .orderBy(sql`lower(student.nickname), student.id`)
    .execute();
  return {
    data: rows.map(({ studentId, enrolmentId, courses, nickname, slug, since }) => ({
      // At least one of the two is set.
      id: studentId ?? enrolmentId ?? "",
      user: { nickname, slug },
      joinedAt: since.toISOString(),
      courses: courses ?? [],
      isInvited: studentId !== null,
    })),
  };
}

/** The active participants of the courses that use an online course, each once. */
const participantsOfCourses = (db: Database, ecourseId: string) =>
  db
    .selectFrom("course_ecourses as link")
    .innerJoin("courses as course", "course.id", "link.course_id")
    .innerJoin("enrolments as enrolment", "enrolment.course_id", "link.course_id")
    .select("enrolment.user_id")
    .select([
      sql<string>`(array_agg(enrolment.id order by enrolment.finalized_at, enrolment.id))[1]`.as("enrolmentId"),
      sql<Date>`min(greatest(enrolment.finalized_at, link.linked_at))`.as("since"),
      sql<{ slug: string; title: string }[]>`json_agg(
        json_build_object('slug', course.slug, 'title', course.title) order by course.title, course.id
      )`.as("courses"),
    ])
    .where("link.ecourse_id", "=", ecourseId)
    .where("enrolment.user_id", "is not", null)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .groupBy("enrolment.user_id");
