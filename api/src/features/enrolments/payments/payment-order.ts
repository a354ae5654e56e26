import type { Selectable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import type { PaymentOrder } from "#platform/payments/payment-provider.ts";
import { storedLines } from "#features/billing/invoices/agreed-line.ts";
import { webhookUrlOf } from "./webhook-address.ts";

/** What we ask of the provider; always the same for the same row, because it is the same payment under the same key. */
export function orderOf({ config }: Pick<Services, "config">, payment: Selectable<Payments>): PaymentOrder {
  const [course] = storedLines(payment);
  return {
    paymentId: payment.id,
    amount: payment.amount,
    description: course?.description ?? "Inschrijving",
    redirectUrl: payment.redirect_url,
    webhookUrl: webhookUrlOf(config, payment.id),
  };
}
