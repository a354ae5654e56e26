import type { MemberContext } from "#platform/context.ts";
import { centsOf } from "#platform/money.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { changeInstalment } from "../change-instalment.ts";
import { otherAmount } from "../instalment.errors.ts";
import { instalmentSettledMail } from "../instalment.mail-kinds.ts";
import { type Entered, enterPaidAmount, refuseUnlessRunning } from "./save-paid-amount.ts";

const WAIVED = "Kwijtschelding van wat nog te betalen was.";

interface Seen extends Partial<Entered> {
  /** The amount that its organiser was shown would be waived, in euros. */
  waivedAmount?: number | undefined;
}

/**
 * Closes a request. What came in is entered first; what is outstanding after that is waived, with a credit note
 * (docs/product/instalments.md#money).
 * @throws 409 when another sum was entered since, or when the amount to waive differs from the one that was shown, 422
 * for more than is due
 */
export const markInstalmentPaid = (ctx: MemberContext, id: string, { paidAmount, before, waivedAmount }: Seen) =>
  changeInstalment(
    ctx,
    { id, act: "settle", ...(paidAmount !== undefined && { entered: { paidAmount } }) },
    async (tx, locked) => {
      refuseUnlessRunning(locked);
      const { instalment } = locked;
      const { invoiceId } = instalment;
      const outstanding =
        paidAmount === undefined
          ? instalment.outstanding
          : await enterPaidAmount(tx, ctx, instalment, { paidAmount, before });
      if (waivedAmount !== undefined && centsOf(waivedAmount) !== outstanding) throw otherAmount(outstanding);
      await tx
        .updateTable("instalments")
        .set({ payment_state: "paid", settled_at: ctx.now })
        .where("id", "=", id)
        .execute();
      const isWaived = outstanding > 0 && invoiceId !== null;
      const note = isWaived
        ? await issueCreditNote(tx, ctx, { invoiceId, credits: { total: outstanding }, reason: WAIVED })
        : null;
      await ctx.jobs.enqueue(tx, instalmentSettledMail, { instalmentId: id, creditNoteId: note?.id ?? null });
    },
  );
