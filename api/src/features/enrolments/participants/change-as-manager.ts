import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Locked } from "../enrolments/queries/lock-enrolment.ts";

interface Change<Found extends Locked> {
  /** What it is called in the audit log, which of them it is, and what is done to it. */
  subject: "enrolments" | "instalments";
  id: string;
  act: string;
  /** Finds it among what the viewer manages, and locks it after its course and enrolment. @throws for others */
  lock: (tx: Tx) => Promise<Found>;
  /** Whether nothing is left to do: nothing is recorded then. */
  isDone?: (found: Found) => boolean;
  /** Whether what the organiser of the course does is recorded too, and not only what somebody else does. */
  isAlwaysRecorded: boolean;
  /** What is typed with it. */
  after?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The only way to change what belongs to a participant as who manages the course. The audit log is written first: the work
 * may end with the counter of credit notes, the last lock (docs/decisions/0055-settling-payments.md#locks).
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
