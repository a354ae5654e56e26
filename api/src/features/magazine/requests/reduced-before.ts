import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { isSold } from "#features/enrolments/enrolments/queries/sold-add-on.ts";
import { wasInvoicedReduced } from "#features/billing/add-ons/once-a-person.ts";

/**
 * Whether this person had a year of the magazine at the reduced price before, with a course or without one, or is paying
 * for it now, also in instalments (docs/product/magazine.md#subscriptions).
 * @param except a request that does not count
 */
export const hadReducedYear = (userId: RawBuilder<unknown>, except?: RawBuilder<unknown>) => sql<boolean>`(
  exists (
    select from enrolment_add_ons bought join enrolments taken on taken.id = bought.enrolment_id
    where taken.user_id = ${userId} and bought.add_on = 'verzin' and ${isSold}
  )
  or ${wasInvoicedReduced(userId, except)}
)`;

/** The same of one person. */
export async function readHadReducedYear(db: Database | Tx, userId: string, except?: string) {
  const had = hadReducedYear(sql`${userId}::uuid`, except === undefined ? undefined : sql`${except}::uuid`);
  const { rows } = await sql<{ had: boolean }>`select ${had} as had`.execute(db);
  return rows[0]?.had === true;
}
