import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { notify } from "#platform/notifications/notify.ts";
import { accessMail } from "./access.mail-kinds.ts";

interface Access {
  courseId: string;
  /** Only these online courses; by default all that the course uses. */
  ecourseIds?: readonly string[];
  /** Only this participant; by default all active ones. */
  userId?: string;
}

/** Which people have access to which online courses through a course, as `enrolment` and `link`. */
export const activeParticipants = (db: Database | Tx, { courseId, ecourseIds, userId }: Access) =>
  whereGiven(
    db
      .selectFrom("course_ecourses as link")
      .innerJoin("enrolments as enrolment", "enrolment.course_id", "link.course_id"),
    { "link.course_id": courseId, "enrolment.user_id": userId },
  )
    .$if(ecourseIds !== undefined, (links) =>
      links.where(sql<boolean>`link.ecourse_id = any(${ecourseIds ?? []}::uuid[])`),
    )
    .where("enrolment.user_id", "is not", null)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null);

/**
 * Notifies participants of the online courses that they can follow: each person once per online course, through however
 * many courses they have access (docs/product/ecourses.md#access). Skips people who have access by invitation. May run
 * again.
 */
export async function notifyOfAccess({ db, jobs, clock }: Services, access: Access) {
  await db.transaction().execute(async (tx) => {
    const rows = await activeParticipants(tx, access)
      .leftJoin("ecourse_students as student", (join) =>
        join
          .onRef("student.ecourse_id", "=", "link.ecourse_id")
          .onRef("student.user_id", "=", "enrolment.user_id")
          .on("student.removed_at", "is", null),
      )
      .select(["link.ecourse_id", "enrolment.user_id"])
      .where("student.id", "is", null)
      .$narrowType<{ user_id: string }>()
      .orderBy("link.ecourse_id")
      .execute();
    for (const [ecourseId, people] of Map.groupBy(rows, (row) => row.ecourse_id)) {
      const told = await notify(tx, {
        to: people.map(({ user_id }) => user_id),
        type: "ecourseAccessNotification",
        about: { course: access.courseId },
        dedupeKey: ecourseId,
        now: clock.now(),
      });
      await jobs.enqueueAll(
        tx,
        accessMail,
        told.map((userId) => ({ courseId: access.courseId, ecourseId, userId })),
      );
    }
  });
}
