import { days, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { relistedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { courseIsFull } from "../../enrolments/enrolment.errors.ts";
import { isFree } from "../../enrolments/enrolment.rules.ts";
import type { Locked } from "../../enrolments/queries/lock-enrolment.ts";
import { hasFreeSeat, reservationUntil } from "../../enrolments/seats.ts";
import { tellWhenFull } from "../../enrolments/tell-when-full.ts";
import { becameParticipant } from "../../enrolments/became-participant.kind.ts";
import { clearChoice } from "../../payments/choice.ts";
import { accountIsBlocked, accountIsErased, courseIsCancelled } from "../delisting.errors.ts";
import { changeParticipant } from "../change-participant.ts";
import { enrolmentMoney } from "../enrolment-money.ts";
import { refundEnrolment } from "../refund-enrolment.ts";

/** How long a seat is held for somebody who has to pay again. */
const HELD = days(7);

/**
 * Takes back somebody who was delisted, as long as there is a seat (docs/product/delisting.md#relisting): as they
 * were, or to pay again when something was credited, unless the course has become free. A second call changes nothing.
 * @throws 404, 422 without a seat, for a course that was called off, and for an account that is blocked or erased
 */
export async function relistParticipant(ctx: MemberContext, id: string) {
  const { now } = ctx;
  const isDone = ({ enrolment }: Locked) => enrolment.delisted_at === null;
  await changeParticipant(ctx, { id, act: "relist", isDone }, async (tx, { course, enrolment }) => {
    if (enrolment.user_id === null) throw accountIsErased();
    if (await isBlocked(tx, enrolment.user_id)) throw accountIsBlocked();
    if (course.cancelled_at) throw courseIsCancelled();
    if (!(await hasFreeSeat(tx, course, now))) throw courseIsFull();
    const hasToPay = enrolment.was_credited && !isFree(course);
    await tx
      .updateTable("enrolments")
      .set({
        delisted_at: null,
        delisted_as: null,
        delist_message: null,
        delist_request_reason: null,
        was_credited: false,
        updated_at: now,
        ...(hasToPay && PAYS_AGAIN),
        ...(hasToPay && (await reservationUntil(tx, ctx, course, later(now, HELD)))),
      })
      .where("id", "=", id)
      .execute();
    await ctx.jobs.enqueue(tx, becameParticipant, { enrolmentId: id });
    if (!hasToPay) await tellWhenFull(tx, { course, enrolmentId: id, now });
    const creditNoteIds = enrolment.was_credited ? await undoPurchase(ctx, tx, { course, enrolment }) : [];
    await ctx.jobs.enqueue(tx, relistedMail, { enrolmentId: id, creditNoteIds });
  });
}

async function isBlocked(tx: Tx, userId: string) {
  const blocked = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("blocked_at", "is not", null)
    .executeTakeFirst();
  return blocked !== undefined;
}

/** As somebody who filled in everything and only has to pay, by the terms of that moment. */
const PAYS_AGAIN = {
  finalized_at: null,
  refund_terms: null,
  refund_start_date: null,
  // Asked again with the new purchase, unticked.
  withdrawal_waived_at: null,
};

/**
 * People who pay the whole price again, or no longer have to pay, get back what we kept of their first payment, except
 * for what was sent to them; that is theirs, and they do not pay for it again. The caller locks nothing after this
 * call: the counter of credit notes is the last lock.
 * @returns the ids of the credit notes
 */
async function undoPurchase(ctx: MemberContext, tx: Tx, { course, enrolment }: Locked): Promise<string[]> {
  const { viewer, now } = ctx;
  const money = await enrolmentMoney(tx, enrolment.id);
  const undone = money.lines.filter(({ code, rest }) => rest > 0 && !money.sent.has(code));
  const amount = undone.reduce((sum, { rest }) => sum + rest, 0);
  await refundEnrolment(tx, ctx, money, {
    amount: Math.min(amount, money.kept),
    paidFor: course.title,
    by: viewer.id,
    now,
  });
  await tx
    .updateTable("enrolment_add_ons")
    .set({ credited_at: null })
    .where("enrolment_id", "=", enrolment.id)
    .execute();
  if (isFree(course)) await clearChoice(tx, enrolment.id);
  const creditNoteIds: string[] = [];
  for (const [invoiceId, lines] of Map.groupBy(undone, (line) => line.invoiceId)) {
    const credits = lines.map(({ code, rest }) => ({ code, amount: rest }));
    const { id } = await issueCreditNote(tx, ctx, {
      invoiceId,
      credits,
      reason: `Opnieuw ingeschreven: ${isFree(course) ? "de cursus is nu gratis" : "de hele prijs wordt opnieuw betaald"}.`,
    });
    creditNoteIds.push(id);
  }
  return creditNoteIds;
}
