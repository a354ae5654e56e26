import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { letGoOpenPayments } from "../payments/let-go.ts";

/**
 * Gives back the seat that is held for who pays, as if its time were over (docs/product/enrolments.md#expiry): a payment
 * that is open is let go. The caller has locked course and enrolment.
 */
export async function endReservation(tx: Tx, now: Date, enrolmentId: string) {
  await letGoOpenPayments(tx, { enrolmentIds: [enrolmentId], now });
  await tx
    .updateTable("enrolments")
    // Nothing was held for who began before the course had a maximum.
    .set({ reserved_until: sql`case when reserved_since is not null then ${now}::timestamptz end`, updated_at: now })
    .where("id", "=", enrolmentId)
    .execute();
}
