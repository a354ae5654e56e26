import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Locked } from "../enrolments/queries/lock-enrolment.ts";

interface Change<Found extends Locked> {
  /** What the audit log calls it, its id, and what is done to it. */
  subject: "enrolments" | "instalments";
  id: string;
  act: string;
  /**
   * Finds it among what the viewer manages, and locks it after its course and enrolment. @throws for people who do not
   * manage it
   */
  lock: (tx: Tx) => Promise<Found>;
  /** Whether nothing is left to do; in that case nothing is recorded. */
  isDone?: (found: Found) => boolean;
  /** Whether actions of the course's organiser are recorded too, and not only those of somebody else. */
  isAlwaysRecorded: boolean;
  /** What was typed with the action. */
  after?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The only way for somebody who manages a course to change what belongs to a participant. The audit log is written
 * first, because the work may end with the counter of credit notes, the last lock
 * (docs/decisions/0055-settling-payments.md#locks).
 */
export const changeAsManager = <Found extends Locked>(
  { db, viewer, now }: MemberContext,
  { subject, id, act, lock, isDone, isAlwaysRecorded, after }: Change<Found>,
  work: (tx: Tx, found: Found) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lock(tx);
    if (isDone?.(found)) return;
    const { course, enrolment } = found;
    const isOwn = course.organizer_id === viewer.id;
    if (isAlwaysRecorded || !isOwn)
      await recordChange(tx, {
        actorId: viewer.id,
        now,
        action: act,
        subject,
        subjectId: id,
        subjectName: course.title,
        ownerId: enrolment.user_id,
        isOwn,
        ...(after && { after }),
      });
    await work(tx, found);
  });
