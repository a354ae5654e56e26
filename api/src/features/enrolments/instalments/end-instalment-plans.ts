import type { Tx } from "#platform/db/database.ts";

/**
 * Ends the plans of people who leave: nothing is due any more. The caller has locked the enrolments. @returns the
 * plans' ids
 */
export async function endInstalmentPlans(tx: Tx, enrolmentIds: readonly string[], now: Date) {
  const settled = await tx
    .updateTable("instalments")
    .set({ payment_state: "paid", settled_at: now })
    .where("enrolment_id", "in", enrolmentIds)
    .where("payment_state", "=", "running")
    .returning("id")
    .execute();
  return settled.map(({ id }) => id);
}
