import type { AnomalyChoice } from "@inktvis/contract/features/enrolments/staff-anomalies";
import type { Selectable } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Anomalies } from "#platform/db/tables.gen.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { storedLines } from "#features/billing/invoices/agreed-line.ts";
import { admit } from "../admit.ts";
import { type LockedPayment, lockPayment } from "../lock-payment.ts";
import { refundableOf, startRefund } from "../refunds/start-refund.ts";
import { decidedAlready, noSuchAnomaly, notAChoice, noteMissing } from "./anomaly.errors.ts";
import { choicesOf } from "./anomaly.rules.ts";
import type { AnomalyDetails } from "./file-anomaly.ts";

interface Decision {
  decision: AnomalyChoice;
  note?: string | undefined;
}

const DONE = { admit: "admitted", refund: "refunded", dismiss: "dismissed" } as const;

/**
 * Decides on an anomaly; when two people decide at the same time, the second is refused.
 * @throws 404, 409, 422 for a decision that is not (or no longer) possible
 */
export async function decideAnomaly(ctx: MemberContext, id: string, { decision, note }: Decision) {
  const { db, viewer, now } = ctx;
  if (decision === "dismiss" && !note) throw noteMissing();
  await db.transaction().execute(async (tx) => {
    const { anomaly, paid } = await lockAnomaly(tx, id);
    if (anomaly.decided_at) throw decidedAlready();
    if (!(await choicesNow(tx, anomaly, paid)).includes(decision)) throw notAChoice();
    await tx
      .updateTable("anomalies")
      .set({ decided_at: now, decided_by: viewer.id, decision: DONE[decision], note: note ?? null })
      .where("id", "=", id)
      .execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "decide",
      subject: "anomalies",
      subjectId: id,
      ownerId: paid?.enrolment.user_id ?? null,
      before: { kind: anomaly.kind },
      after: { kind: anomaly.kind, decision: DONE[decision] },
    });
    if (paid && decision === "admit") await admit(ctx, tx, { ...paid, now });
    if (paid && decision === "refund") await refund(ctx, tx, anomaly, paid);
  });
}

/** The anomaly with the payment that it is about, which is locked first. */
async function lockAnomaly(tx: Tx, id: string) {
  const known = await tx.selectFrom("anomalies").select("payment_id").where("id", "=", id).executeTakeFirst();
  if (!known) throw noSuchAnomaly();
  const paid = known.payment_id === null ? undefined : await lockPayment(tx, known.payment_id);
  const anomaly = await tx.selectFrom("anomalies").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!anomaly) throw noSuchAnomaly();
  return { anomaly, paid };
}

const choicesNow = async (tx: Tx, { kind, decided_at }: Selectable<Anomalies>, paid: LockedPayment | undefined) =>
  choicesOf({
    kind,
    decided_at,
    user_id: paid?.enrolment.user_id ?? null,
    finalized_at: paid?.enrolment.finalized_at ?? null,
    delisted_at: paid?.enrolment.delisted_at ?? null,
    cancelled_at: paid?.course.cancelled_at ?? null,
    amount: paid?.payment.amount ?? null,
    left: paid ? await refundableOf(tx, paid.payment) : null,
  });

/** Pays back all that came in; after a refund that failed only that amount, by hand. */
async function refund(
  ctx: MemberContext,
  tx: Tx,
  { kind, details }: Selectable<Anomalies>,
  { payment }: LockedPayment,
) {
  const isTransfer = kind === "refund-failed";
  const { expected } = details as unknown as AnomalyDetails;
  const [course] = storedLines(payment);
  await startRefund(tx, ctx, {
    payment,
    ...(isTransfer && expected !== null && { amount: expected }),
    isTransfer,
    paidFor: course?.description ?? "inschrijving",
    by: ctx.viewer.id,
    now: ctx.now,
  });
}
