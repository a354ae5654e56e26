import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";

interface LastSeat {
  course: { id: string; organizer_id: string; max_participants: number | null };
  /** Of who just became a participant, or one again. */
  enrolmentId: string;
  now: Date;
}

/**
 * Tells the organiser when participants, and not people who may still leave, have every seat: each time anew when a seat
 * was free in between. The caller has locked the course.
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
