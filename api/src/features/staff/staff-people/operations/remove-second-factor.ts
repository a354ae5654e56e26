import type { Tx } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { lockPerson } from "../lock-person.ts";
import { onlySuperadmins } from "../staff-people.errors.ts";
import { type Decider, mayRemoveSecondFactor } from "../staff-person.policy.ts";
import { deleteFactors, factorsOf, isOn } from "#features/accounts/second-factor/factors.ts";
import { noSecondFactor } from "#features/accounts/second-factor/second-factor.errors.ts";
import { factorChanged } from "#features/accounts/second-factor/second-factor.kinds.ts";

interface Removal {
  personId: string;
  decider: Decider;
  /** Null for a change from the command line. */
  actorId: string | null;
  now: Date;
}

/** Deletes the factors of somebody who lost all of them, ends all their sign-ins and sends a mail. */
export async function removeSecondFactor(
  tx: Tx,
  jobs: Pick<JobQueue, "enqueue">,
  { personId, decider, actorId, now }: Removal,
) {
  const person = await lockPerson(tx, personId);
  if (!mayRemoveSecondFactor(decider, person)) throw onlySuperadmins();
  const factors = await factorsOf(tx, personId);
  if (!isOn(factors)) throw noSecondFactor();
  await deleteFactors(tx, personId);
  await endAllSignIns(tx, personId);
  await jobs.enqueue(tx, factorChanged, { userId: personId, change: "removed-by-staff" });
  await recordChange(tx, {
    actorId,
    now,
    action: "remove-second-factor",
    subject: "people",
    subjectId: personId,
    ownerId: personId,
    subjectName: person.nickname,
    before: { hasSecondFactor: true },
    after: { hasSecondFactor: false },
  });
}
