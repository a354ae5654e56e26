import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { enrolledMail } from "./enrolment.mail-kinds.ts";
import { termsOf } from "./queries/refund-terms.ts";
import { tellWhenFull } from "./tell-when-full.ts";
import { becameParticipant } from "./became-participant.kind.ts";
import type { LockedCourse, LockedEnrolment } from "./queries/lock-enrolment.ts";

interface Finalizing {
  course: LockedCourse;
  enrolment: LockedEnrolment;
  /**
   * The person who approved the request, and so knows already; the person who asked is notified of the approval
   * instead.
   */
  approvedBy?: string | undefined;
}

/**
 * Makes somebody a participant, once, and notifies them and the organiser. The caller has locked course and enrolment,
 * and knows that there is a seat: the one that was held, or a free one.
 * @returns false when it was already finalised
 */
export async function finalizeEnrolment(
  tx: Tx,
  { jobs, now }: Pick<Services, "jobs"> & { now: Date },
  { course, enrolment, approvedBy }: Finalizing,
) {
  const done = await tx
    .updateTable("enrolments")
    .set({
      finalized_at: now,
      reserved_until: null,
      has_open_request: false,
      updated_at: now,
      refund_terms: termsOf(course.id),
      refund_start_date: course.start_date,
    })
    .where("id", "=", enrolment.id)
    .where("finalized_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (!done) return false;
  // Paid with a payment from before they asked for instalments, or the course has become free: nothing is left to
  // decide.
  await tx.deleteFrom("instalments").where("enrolment_id", "=", enrolment.id).where("state", "=", "open").execute();
  await tx
    .updateTable("waiting_list_entries")
    .set({ state: "enrolled", ended_at: now })
    .where("course_id", "=", course.id)
    .where("user_id", "=", done.user_id)
    .where("state", "in", ["waiting", "offered"])
    .execute();
  await jobs.enqueue(tx, enrolledMail, { enrolmentId: enrolment.id });
  await jobs.enqueue(tx, becameParticipant, { enrolmentId: enrolment.id });
  // The moment in the key notifies people again who were delisted and paid again.
  const told = { dedupeKey: `${enrolment.id} ${now.toISOString()}`, now };
  const to = [course.organizer_id];
  if (done.user_id) {
    const about = { course: course.id };
    if (!approvedBy)
      await notify(tx, { ...told, to: [done.user_id], type: "participantParticipationSuccessfulNotification", about });
    const participant = { ...about, user: done.user_id };
    if (approvedBy !== course.organizer_id)
      await notify(tx, { ...told, to, type: "organizerParticipationSuccessfulNotification", about: participant });
  }
  await tellWhenFull(tx, { course, enrolmentId: enrolment.id, now });
  return true;
}
