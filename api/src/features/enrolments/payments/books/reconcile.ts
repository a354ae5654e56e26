import { type Selectable, sql } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import type { PaymentProvider, ProviderPayment } from "#platform/payments/payment-provider.ts";
import { fileAnomaly } from "../anomalies/file-anomaly.ts";
import { lockPayment } from "../lock-payment.ts";
import { checkRefundsOf } from "../refunds/check-refund.ts";
import { refundedOf } from "../refunds/start-refund.ts";
import { applyProviderState } from "../settle-payment.ts";
import { tryEach } from "#platform/jobs/try-each.ts";

/** How far back the nightly comparison looks. */
const LOOKS_BACK = days(7);

/**
 * Compares what the provider has with what we have (docs/product/payments.md#books): what we missed is stored now, and
 * payments that we did not know are left for staff.
 */
export async function reconcile(services: Services) {
  const provider = services.payments;
  if (!provider) return;
  const found = provider.listPayments(later(services.clock.now(), -LOOKS_BACK));
  await tryEach(services, found, (payment) => compare(services, provider, payment));
}

async function compare(services: Services, { name }: PaymentProvider, found: ProviderPayment) {
  const ours = (await named(services, name, found.id)) ?? (await unnamed(services, name, found.paymentId));
  if (ours) return isNews(ours, found) ? catchUp(services, ours, found) : undefined;
  if (found.state !== "paid") return undefined;
  const { db, clock } = services;
  return db.transaction().execute((tx) =>
    fileAnomaly(tx, services, {
      kind: "unknown-payment",
      about: `${name} ${found.id}`,
      details: { expected: null, received: found.amount, providerId: found.id },
      now: clock.now(),
    }),
  );
}

const named = ({ db }: Services, provider: PaymentProvider["name"], providerId: string) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();

/** A payment of ours that was made there without our receiving its id. */
const unnamed = ({ db }: Services, provider: PaymentProvider["name"], paymentId: string | null) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where(sql<string>`id::text`, "=", paymentId)
    .where("provider_id", "is", null)
    .executeTakeFirst();

const isNews = ({ state, provider_id, charged_back }: Selectable<Payments>, found: ProviderPayment) =>
  provider_id === null ||
  (found.state === "paid" && (state !== "paid" || charged_back !== found.chargedBack || found.refunded > 0)) ||
  (found.state !== "pending" && (state === "creating" || state === "pending"));

async function catchUp(services: Services, { id }: Selectable<Payments>, found: ProviderPayment) {
  await applyProviderState(services, id, found);
  if (found.state !== "paid") return;
  await checkRefundsOf(services, id);
  await fileForeignRefund(services, id, found);
}

/** Files refunds that somebody made at the provider by hand: they have to be accounted for here too. */
async function fileForeignRefund({ db, clock, jobs }: Services, paymentId: string, found: ProviderPayment) {
  await db.transaction().execute(async (tx) => {
    const { payment } = await lockPayment(tx, paymentId);
    const ours = await refundedOf(tx, paymentId);
    if (found.refunded <= ours) return;
    await fileAnomaly(
      tx,
      { jobs },
      {
        kind: "books-unbalanced",
        about: `${paymentId} ${found.refunded}`,
        paymentId,
        enrolmentId: payment.enrolment_id,
        details: { expected: ours, received: found.refunded, providerId: found.id },
        now: clock.now(),
      },
    );
  });
}
