import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** Clears every column that identifies the person. */
const NOBODY = {
  user_id: null,
  name: null,
  email: null,
  address_street: null,
  address_number: null,
  address_postal_code: null,
  address_city: null,
  address_country: null,
  wants_invoice: false,
  invoicing_name: null,
  invoicing_email: null,
  invoicing_street: null,
  invoicing_number: null,
  invoicing_postal_code: null,
  invoicing_city: null,
  invoicing_country: null,
  invoicing_vat_number: null,
  cancel_reason: null,
  fingerprint: null,
} as const;

const isInvoiced = sql<boolean>`exists (select from invoices where subscription_id = row.id)`;

/**
 * Erases requests: one that was invoiced is kept for its invoice, without the person who made it; others are deleted
 * (docs/product/magazine.md#erasure).
 * @param isTheirs a condition on the table, which is aliased `row`
 */
export async function eraseRequests(db: Database | Tx, isTheirs: RawBuilder<boolean>) {
  await db.updateTable("magazine_subscriptions as row").set(NOBODY).where(isTheirs).where(isInvoiced).execute();
  await db
    .deleteFrom("magazine_subscriptions as row")
    .where(isTheirs)
    .where(sql<boolean>`not ${isInvoiced}`)
    .execute();
}

/** Erases those that were sent or cancelled before a moment. */
export const eraseRequestsBefore = (db: Database, before: Date) =>
  eraseRequests(db, sql<boolean>`(row.name is not null and coalesce(row.sent_at, row.cancelled_at) < ${before})`);
