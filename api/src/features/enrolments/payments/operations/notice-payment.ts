import type { Context } from "#platform/context.ts";
import { paymentChanged } from "../check-payment.kind.ts";
import { paymentOfWebhook } from "../webhook-address.ts";

/**
 * The webhook of the provider. It does not say what changed, so whoever forges it can at most have us ask; answered at
 * once and always alike, so that nobody learns which payments there are.
 */
export async function noticePayment({ config, db, jobs }: Context, token: string) {
  const paymentId = paymentOfWebhook(config, token);
  if (paymentId) await db.transaction().execute((tx) => jobs.enqueue(tx, paymentChanged, { paymentId }));
}
