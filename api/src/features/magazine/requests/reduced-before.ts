import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { hasAddOnAtCoursePrice } from "#features/enrolments/enrolments/queries/sold-add-on.ts";

/**
 * Whether this person has had a year of the magazine at the reduced price, with a course or without one, or is paying
 * for it now, possibly in instalments (docs/product/magazine.md#subscriptions).
 * @param request a request that does not count
 */
export const hadReducedYear = (userId: RawBuilder<unknown>, request?: RawBuilder<unknown>) =>
  hasAddOnAtCoursePrice(sql`'verzin'`, userId, request ? { request } : {});

/** The same for one person, as a query. */
export async function readHadReducedYear(db: Database | Tx, userId: string, except?: string) {
  const had = hadReducedYear(sql`${userId}::uuid`, except === undefined ? undefined : sql`${except}::uuid`);
  const { rows } = await sql<{ had: boolean }>`select ${had} as had`.execute(db);
  return rows[0]?.had === true;
}
