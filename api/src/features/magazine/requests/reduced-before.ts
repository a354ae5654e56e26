import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { hadAddOn } from "#features/enrolments/enrolments/queries/sold-add-on.ts";

/**
 * Whether this person had a year of the magazine at the reduced price before, with a course or without one, or is paying
 * for it now, also in instalments (docs/product/magazine.md#subscriptions).
 * @param request one that does not count
 */
export const hadReducedYear = (userId: RawBuilder<unknown>, request?: RawBuilder<unknown>) =>
  hadAddOn(sql`'verzin'`, userId, request ? { request } : {});

/** The same of one person. */
export async function readHadReducedYear(db: Database | Tx, userId: string, except?: string) {
  const had = hadReducedYear(sql`${userId}::uuid`, except === undefined ? undefined : sql`${except}::uuid`);
  const { rows } = await sql<{ had: boolean }>`select ${had} as had`.execute(db);
  return rows[0]?.had === true;
}
