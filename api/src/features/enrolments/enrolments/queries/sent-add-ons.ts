import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { Database, Tx } from "#platform/db/database.ts";

/** The add-ons of an enrolment that were sent: they do not come back, and are not sold with it again. */
export async function sentAddOns(db: Database | Tx, enrolmentId: string): Promise<ReadonlySet<AddOnCode>> {
  const rows = await db
    .selectFrom("enrolment_add_ons")
    .select("add_on")
    .where("enrolment_id", "=", enrolmentId)
    .where("sent_at", "is not", null)
    .execute();
  return new Set(rows.map(({ add_on }) => add_on));
}
