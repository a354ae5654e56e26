import type { DelistedAs } from "@inktvis/contract/features/enrolments/participants";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { delistedMail } from "../enrolments/enrolment.mail-kinds.ts";
import type { LockedCourse, LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { settleRefunded } from "../payments/anomalies/settle-refunded.ts";
import { endInstalmentPlans } from "../instalments/end-instalment-plans.ts";
import { letGoOpenPayments } from "../payments/let-go.ts";
import { seatFreed } from "../waiting-list/seat-freed.ts";
import { tooMuchBack } from "./delisting.errors.ts";
import { type EnrolmentMoney, enrolmentMoney } from "./enrolment-money.ts";
import { refundEnrolment } from "./refund-enrolment.ts";
import { creditedLines, refundByScale } from "./refund-scale.ts";
import { shareBackNow } from "./share-back-now.ts";

interface Delisting {
  course: LockedCourse;
  enrolment: LockedEnrolment;
  as: DelistedAs;
  /** In cents, at most what came in; `all`: everything; absent: by the scale (docs/product/delisting.md#refund). */
  refund?: number | "all" | undefined;
  /** The reason, as the credit note states it. */
  reason?: string;
  /** What the organiser says in the mail. */
  message?: string | undefined;
  /** The person who delists; null for a job. */
  by: string | null;
  now: Date;
}

const REASONS: Record<DelistedAs, string> = {
  organizer: "Uitgeschreven door de organisator.",
  participant: "Uitgeschreven op eigen vraag.",
  cancelled: "De cursus gaat niet door.",
};

/**
 * Takes somebody off a course, with what follows for the money: refunds as rows that a job or the staff room carries
 * out, and credit notes, so that what is invoiced is what we keep. What was not paid yet is no longer due. Somebody
 * who is still enrolling loses the seat that they held. The caller has locked course and enrolment and does nothing
 * after this call: the counter of credit notes is the last lock. People who are delisted because a course is called
 * off are mailed by the caller.
 * @returns what goes back, in cents, and the credit notes; undefined when they were delisted before
 * @throws 422 for more than came in
 */
export async function delistEnrolment(tx: Tx, services: Pick<Services, "clock" | "jobs">, delisting: Delisting) {
  const { course, enrolment, as, by, now } = delisting;
  if (enrolment.delisted_at) return undefined;
  await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now });
  const money = await enrolmentMoney(tx, enrolment.id);
  const refunded = await refundOf(tx, delisting, money);
  await refundEnrolment(tx, services, money, { amount: refunded, paidFor: course.title, by, now });
  await endInstalments(tx, enrolment.id, { by, now });
  // What was paid twice was invoiced only once.
  const credited = Math.max(0, money.invoiced - (money.kept - refunded));
  await writeDelisted(tx, delisting, refunded + credited > 0);
  if (delisting.refund === "all") await settleRefunded(tx, enrolment.id, now);
  if (enrolment.user_id)
    await notify(tx, {
      to: [enrolment.user_id],
      // When a course is called off, nobody needs to be notified that they were delisted from it.
      type: as === "cancelled" ? "courseCancelled" : "participantDelistedNotification",
      about: { course: course.id },
      dedupeKey: `${enrolment.id} ${now.toISOString()}`,
      now,
    });
  if (as !== "cancelled") await seatFreed(tx, services, course.id);
  const creditNoteIds = await credit(tx, services, money, { delisting, credited });
  if (as !== "cancelled")
    await services.jobs.enqueue(tx, delistedMail, { enrolmentId: enrolment.id, creditNoteIds, refunded });
  return { refunded, creditNoteIds };
}

/** What goes back, in cents. */
async function refundOf(tx: Tx, { course, enrolment, refund, now }: Delisting, money: EnrolmentMoney) {
  if (refund === "all") return Math.max(0, money.kept);
  if (refund === undefined) {
    const { basispoints } = await shareBackNow(tx, { course, enrolment, now });
    return refundByScale(money, basispoints);
  }
  if (refund > money.kept) throw tooMuchBack(money.kept);
  return refund;
}

/** Closes a request that was not decided yet, and ends a running plan: nothing of it is due any more. */
async function endInstalments(tx: Tx, enrolmentId: string, { by, now }: { by: string | null; now: Date }) {
  await tx
    .updateTable("instalments")
    .set({ state: "rejected", decided_at: now, decided_by: by })
    .where("enrolment_id", "=", enrolmentId)
    .where("state", "=", "open")
    .execute();
  await endInstalmentPlans(tx, [enrolmentId], now);
}

async function writeDelisted(tx: Tx, { enrolment, as, message, now }: Delisting, wasCredited: boolean) {
  await tx
    .updateTable("enrolments")
    .set({
      delisted_at: now,
      delisted_as: as,
      delist_message: message ?? null,
      delist_requested_at: null,
      reserved_until: null,
      has_open_request: false,
      was_credited: wasCredited,
      updated_at: now,
    })
    .where("id", "=", enrolment.id)
    .execute();
}

interface Crediting {
  delisting: Delisting;
  /** In cents. */
  credited: number;
}

/** Issues a credit note for each invoice of which something goes back. @returns their ids */
async function credit(
  tx: Tx,
  services: Pick<Services, "clock" | "jobs">,
  money: EnrolmentMoney,
  { delisting: { enrolment, as, reason = REASONS[as], now }, credited }: Crediting,
) {
  const lines = creditedLines(money, credited);
  const whole = lines.flatMap(({ code, amount, rest }) => (code !== "course" && amount === rest ? [code] : []));
  if (whole.length > 0)
    await tx
      .updateTable("enrolment_add_ons")
      .set({ credited_at: now })
      .where("enrolment_id", "=", enrolment.id)
      .where("add_on", "in", whole)
      .execute();
  const notes = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const ids: string[] = [];
  for (const [invoiceId, credits] of notes)
    ids.push((await issueCreditNote(tx, services, { invoiceId, credits, reason })).id);
  return ids;
}
