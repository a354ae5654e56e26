import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { noSuchInstalment, wasCancelled } from "./instalment.errors.ts";
import { managedInstalments } from "./instalment.policy.ts";
import { selectInstalments } from "./queries/instalment-columns.ts";
import { getManagedInstalment } from "./queries/managed-instalment.ts";

interface Change {
  id: string;
  /** As the audit log names it. */
  act: "approve" | "reject" | "enter" | "settle";
  /** What is typed with it, in euros. */
  entered?: Readonly<Record<string, number>>;
}

/** Locks a request after its course and its enrolment (docs/decisions/0055-settling-payments.md#locks). */
async function lockInstalment(tx: Tx, { id, enrolmentId }: { id: string; enrolmentId: string }) {
  const locked = await lockEnrolment(tx, enrolmentId);
  await tx.selectFrom("instalments").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  // What was invoiced and paid meanwhile counts: a statement sees what was there when it began.
  const instalment = await selectInstalments(tx).where("instalment.id", "=", id).executeTakeFirst();
  // Who asked is erased since, with their enrolment or, where the books speak of that, without.
  if (!locked || !instalment) throw noSuchInstalment();
  return { ...locked, instalment };
}
export type LockedInstalment = Awaited<ReturnType<typeof lockInstalment>>;

/**
 * The only way to change a request as who manages the course. What somebody else than its organiser does is in the audit
 * log, with what they typed.
 * @throws 404 for whoever does not, 422 for a course that is called off
 */
export async function changeInstalment(
  ctx: MemberContext,
  { id, act, entered }: Change,
  work: (tx: Tx, locked: LockedInstalment) => Promise<unknown>,
) {
  const { viewer, now } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const found = await managedInstalments(tx, viewer)
      .select("enrolment.id as enrolmentId")
      .where("instalment.id", "=", id)
      .executeTakeFirst();
    if (!found) throw noSuchInstalment();
    const locked = await lockInstalment(tx, { id, ...found });
    const { course, enrolment } = locked;
    if (course.cancelled_at) throw wasCancelled();
    if (course.organizer_id !== viewer.id)
      await recordChange(tx, {
        actorId: viewer.id,
        now,
        action: act,
        subject: "instalments",
        subjectId: id,
        subjectName: course.title,
        ownerId: enrolment.user_id,
        ...(entered && { after: entered }),
      });
    await work(tx, locked);
  });
  return getManagedInstalment(ctx, id);
}
