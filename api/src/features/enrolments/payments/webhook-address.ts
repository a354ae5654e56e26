import { apiOriginOf } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { sameSecret, sign } from "#platform/secrets.ts";

const signature = ({ secret }: Config, paymentId: string) => sign(secret, "payment-webhook", paymentId);

/** Names that are known only to a machine or a private network, and addresses without a name. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|test|lan|home\.arpa)$|^\[|^[\d.]+$/i;

/**
 * The address where the provider reports that a payment changed; it names the payment, and is its own authorisation.
 * Undefined where a provider cannot reach us: Mollie refuses such an address, so we poll instead.
 */
export function webhookUrlOf(config: Config, paymentId: string) {
  if (PRIVATE_NAME.test(config.sites.hosts.organization)) return undefined;
  return `${apiOriginOf(config.sites, "organization")}/api/payments/${paymentId}.${signature(config, paymentId)}`;
}

/** The id of the payment in the address; undefined when it was forged. */
export function paymentOfWebhook(config: Config, token: string) {
  const [paymentId = "", signed = ""] = token.split(".");
  return sameSecret(signed, signature(config, paymentId)) ? paymentId : undefined;
}
