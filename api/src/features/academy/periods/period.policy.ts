import { type RawBuilder, sql } from "kysely";
import type { AtNow } from "#platform/query-scope.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { noSuchPeriod } from "./period.errors.ts";

/** Whether people can register in it at this moment (docs/product/academy.md#periods): a condition on `period`. */
export const isOpenAt = (now: Date) => sql<boolean>`(period.opens_at <= ${now} and period.closes_at > ${now})`;

/** The periods that everybody may see: all of them. */
export const visiblePeriods = (db: Database | Tx) => db.selectFrom("academy_periods as period");

/**
 * A period by its id.
 * @param locks whether its groups stay as they are until the transaction ends: staff who delete one wait, or came first
 * @throws 404
 */
export async function findPeriod({ db, now }: AtNow, id: string, { locks = false } = {}) {
  const period = await visiblePeriods(db)
    .select(["period.id", isOpenAt(now).as("isOpen")])
    .where("period.id", "=", id)
    .$if(locks, (one) => one.forShare())
    .executeTakeFirst();
  if (!period) throw noSuchPeriod();
  return period;
}

/** The groups of `period` in their order, each with these fields of `academy_groups`. */
export const groupsOfPeriod = <Group>(fields: RawBuilder<unknown>) => sql<Group[]>`(
  select coalesce(json_agg(json_build_object(${fields}) order by position), '[]')
  from academy_groups where period_id = period.id
)`;

/** The open period, or else the next one, or else the last one. */
export const currentPeriod = ({ db, now }: AtNow) =>
  visiblePeriods(db)
    .orderBy(isOpenAt(now), "desc")
    .orderBy(sql`period.opens_at > ${now}`, "desc")
    .orderBy(sql`case when period.opens_at > ${now} then period.opens_at end`)
    .orderBy("period.closes_at", "desc")
    .limit(1);
