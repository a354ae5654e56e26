import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";

interface LastSeat {
  course: { id: string; organizer_id: string; max_participants: number | null };
  /** The enrolment of the person who just became a participant, or was relisted. */
  enrolmentId: string;
  now: Date;
}

/**
 * Notifies the organiser when every seat is taken by a participant, and not by somebody who is still enrolling: again
 * each time that a seat was free in between. The caller has locked the course.
 */
export async function tellWhenFull(tx: Tx, { course, enrolmentId, now }: LastSeat) {
  if (course.max_participants === null) return;
  const { participants } = await tx
    .selectFrom("enrolments")
    .select((eb) => eb.fn.countAll<number>().as("participants"))
    .where("course_id", "=", course.id)
    .where("finalized_at", "is not", null)
    .where("delisted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (participants !== course.max_participants) return;
  await notify(tx, {
    to: [course.organizer_id],
    type: "courseFullNotification",
    about: { course: course.id },
    dedupeKey: `${enrolmentId} ${now.toISOString()}`,
    now,
  });
}
