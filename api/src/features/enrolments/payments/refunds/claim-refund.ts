import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { lockPayment } from "../lock-payment.ts";

interface NewRefund {
  id: string;
  paymentId: string;
  amount: number;
}

/**
 * Records when the provider is first asked to make a refund: its key counts from that moment. A refund with the same
 * amount as another of the same payment waits as long as the provider would take it for a mistake
 * (docs/product/payments.md#refunds).
 * @returns the moment of asking; undefined when it waits
 */
export function claimRefund({ db, clock }: Services, { refundsApart }: PaymentProvider, refund: NewRefund) {
  const { id, paymentId, amount } = refund;
  return db.transaction().execute(async (tx) => {
    await lockPayment(tx, paymentId);
    const now = clock.now();
    const equal = await tx
      .selectFrom("refunds")
      .select("first_asked_at")
      .where("payment_id", "=", paymentId)
      .where("amount", "=", amount)
      .where("id", "!=", id)
      .where("first_asked_at", ">", later(now, -refundsApart))
      .orderBy("first_asked_at", "desc")
      .executeTakeFirst();
    const waits = equal?.first_asked_at ? later(equal.first_asked_at, refundsApart) : undefined;
    const { first_asked_at } = await tx
      .updateTable("refunds")
      .set(
        waits
          ? { next_check_at: waits }
          : (eb) => ({
              first_asked_at: eb.fn.coalesce("first_asked_at", eb.val(now)),
              next_check_at: later(now, minutes(1)),
            }),
      )
      .where("id", "=", id)
      .returning("first_asked_at")
      .executeTakeFirstOrThrow();
    return first_asked_at ?? undefined;
  });
}
