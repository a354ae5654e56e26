import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type Locked, lockEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { changeAsManager } from "../participants/change-as-manager.ts";
import { noSuchParticipant } from "../participants/participant.errors.ts";
import { participantsOf } from "../participants/participant.policy.ts";

/** Changes a participant of a course that the viewer manages. @throws 404 for whoever does not manage it */
export const changeParticipant = (
  ctx: MemberContext,
  change: {
    id: string;
    act: "delist" | "relist" | "release-seat" | "decline-delisting";
    isDone?: (locked: Locked) => boolean;
  },
  work: (tx: Tx, locked: Locked) => Promise<unknown>,
) =>
  changeAsManager(
    ctx,
    {
      ...change,
      subject: "enrolments",
      isAlwaysRecorded: true,
      lock: (tx) =>
        lockEnrolment(tx, change.id, { among: participantsOf({ ...ctx, db: tx }), missing: noSuchParticipant }),
    },
    work,
  );
