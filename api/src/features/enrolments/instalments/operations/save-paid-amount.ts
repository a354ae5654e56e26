import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { centsOf } from "#platform/money.ts";
import { changeInstalment, type LockedInstalment } from "../change-instalment.ts";
import { moreThanDue, notRunning, otherAmount, participantDelisted } from "../instalment.errors.ts";

/** Checks that money can still come in. @throws 409 once the request is closed, 422 for people who left the course */
export function refuseUnlessRunning({ enrolment, instalment }: LockedInstalment) {
  if (instalment.payment_state !== "running") throw notRunning();
  if (enrolment.delisted_at) throw participantDelisted();
}

/** The total that came in, in euros, and the total that the form showed before. */
export interface Entered {
  paidAmount: number;
  before?: number | undefined;
}

/**
 * Stores what came in so far for a running request, with who entered it.
 * @returns what is outstanding after that, in cents
 * @throws 409 when another sum was entered since the form was filled in, 422 for more than is due
 */
export async function enterPaidAmount(
  tx: Tx,
  { now, viewer }: Pick<MemberContext, "now" | "viewer">,
  { id, paid: before, outstanding }: LockedInstalment["instalment"],
  { paidAmount, before: seen }: Entered,
) {
  if (seen !== undefined && centsOf(seen) !== before) throw otherAmount(outstanding);
  const paid = centsOf(paidAmount);
  const due = before + outstanding;
  if (paid > due) throw moreThanDue(due);
  if (paid === before) return outstanding;
  await tx.updateTable("instalments").set({ paid }).where("id", "=", id).execute();
  await tx
    .insertInto("instalment_entries")
    .values({ instalment_id: id, paid, entered_at: now, entered_by: viewer.id })
    .execute();
  return due - paid;
}

/**
 * Enters how much came in so far, as the total of all transfers: a wrong sum is corrected by entering it again. Every
 * sum is kept, with who entered it (docs/product/instalments.md#money).
 * @throws 409 when another sum was entered since, 422 for more than is due
 */
export const savePaidAmount = (ctx: MemberContext, id: string, entered: Entered) =>
  changeInstalment(ctx, { id, act: "enter", entered: { paidAmount: entered.paidAmount } }, async (tx, locked) => {
    refuseUnlessRunning(locked);
    await enterPaidAmount(tx, ctx, locked.instalment, entered);
  });
