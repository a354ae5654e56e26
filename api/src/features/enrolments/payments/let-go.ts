import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

interface LettingGo {
  enrolmentIds: readonly string[];
  now: Date;
}

/**
 * Lets go of the open payments of locked enrolments: others may take their place. The next check, by polling at the
 * latest, cancels them at the provider; checks go on after that, because they may be paid all the same
 * (docs/product/payments.md#states).
 * @returns their ids
 */
export async function letGoOpenPayments(tx: Tx, { enrolmentIds, now }: LettingGo) {
  const payments = await tx
    .updateTable("payments")
    .set({ state: "failed", failure: "let-go", checkout_url: null, next_check_at: now })
    .where(sql<boolean>`enrolment_id = any(${enrolmentIds}::uuid[])`)
    .where("state", "in", ["creating", "pending"])
    .returning("id")
    .execute();
  return payments.map(({ id }) => id);
}
