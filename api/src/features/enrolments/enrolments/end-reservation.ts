import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { letGoOpenPayments } from "../payments/let-go.ts";

/**
 * Releases the seat that is held for somebody who is paying, as if their time had run out
 * (docs/product/enrolments.md#expiry): an open payment is let go. The caller has locked course and enrolment.
 */
export async function endReservation(tx: Tx, now: Date, enrolmentId: string) {
  await letGoOpenPayments(tx, { enrolmentIds: [enrolmentId], now });
  await tx
    .updateTable("enrolments")
    // No seat was held for people who began before the course had a maximum.
    .set({ reserved_until: sql`case when reserved_since is not null then ${now}::timestamptz end`, updated_at: now })
    .where("id", "=", enrolmentId)
    .execute();
}
