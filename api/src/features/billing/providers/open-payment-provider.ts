import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { openMollie } from "./mollie.ts";
import { openTill } from "./till.ts";

/** Mollie when it has a key; otherwise the till, and in production no provider. */
export function openPaymentProvider(services: Pick<Services, "config" | "db" | "clock">): PaymentProvider | undefined {
  const { config, clock } = services;
  if (config.mollie) return openMollie({ ...config.mollie, clock });
  return config.production ? undefined : openTill(services);
}
