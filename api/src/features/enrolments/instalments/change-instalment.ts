import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { changeAsManager } from "../participants/change-as-manager.ts";
import { noSuchInstalment, courseCancelled } from "./instalment.errors.ts";
import { managedInstalments } from "./instalment.policy.ts";
import { selectInstalments } from "./queries/instalment-columns.ts";
import { getManagedInstalment } from "./queries/managed-instalment.ts";

interface Change {
  id: string;
  /** The action, as the audit log names it. */
  act: "approve" | "reject" | "enter" | "settle";
  /** The amounts that were typed with it, in euros. */
  entered?: Readonly<Record<string, number>>;
}

/**
 * Locks a request, after its course and its enrolment (docs/decisions/0055-settling-payments.md#locks), for people who
 * manage the course. @throws 404 for others
 */
async function lockInstalment(tx: Tx, { viewer }: Pick<MemberContext, "viewer">, id: string) {
  const found = await managedInstalments(tx, viewer)
    .select("enrolment.id as enrolmentId")
    .where("instalment.id", "=", id)
    .executeTakeFirst();
  if (!found) throw noSuchInstalment();
  const locked = await lockEnrolment(tx, found.enrolmentId, { missing: noSuchInstalment });
  await tx.selectFrom("instalments").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  // What was invoiced and paid in the meantime has to count: a statement sees what was there when it began.
  const instalment = await selectInstalments(tx).where("instalment.id", "=", id).executeTakeFirst();
  // The person who asked was erased in the meantime; their enrolment stays for the books.
  if (!instalment) throw noSuchInstalment();
  return { ...locked, instalment };
}
export type LockedInstalment = Awaited<ReturnType<typeof lockInstalment>>;

/**
 * Changes a request on behalf of somebody who manages the course; if that is not its organiser, the audit log records
 * the action, with the amounts that they typed.
 * @throws 404 for people who do not manage the course, 422 for a course that is called off
 */
export async function changeInstalment(
  ctx: MemberContext,
  { id, act, entered }: Change,
  work: (tx: Tx, locked: LockedInstalment) => Promise<unknown>,
) {
  await changeAsManager(
    ctx,
    {
      subject: "instalments",
      id,
      act,
      isAlwaysRecorded: false,
      after: entered,
      lock: (tx) => lockInstalment(tx, ctx, id),
    },
    async (tx, locked) => {
      if (locked.course.cancelled_at) throw courseCancelled();
      await work(tx, locked);
    },
  );
  return getManagedInstalment(ctx, id);
}
