import type { Context } from "#platform/context.ts";
import { paymentChanged } from "../check-payment.kind.ts";
import { paymentOfWebhook } from "../webhook-address.ts";

/**
 * The webhook of the provider. It does not say what changed, so somebody who forges it can at most make us ask the
 * provider; the response is immediate and always the same, so that nobody learns which payments exist.
 */
export async function receiveWebhook({ config, db, jobs }: Context, token: string) {
  const paymentId = paymentOfWebhook(config, token);
  if (paymentId) await db.transaction().execute((tx) => jobs.enqueue(tx, paymentChanged, { paymentId }));
}
