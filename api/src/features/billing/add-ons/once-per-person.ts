import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";

/**
 * Makes sales of add-ons that are sold once per person wait for each other: two at the same time would both find
 * nothing sold yet.
 */
export const lockSalesTo = (tx: Tx, userId: string | null) => lockName(tx, `add-ons:${userId}`);

/**
 * Whether a year of the magazine was invoiced to this person without a course, at the reduced price that it has with
 * one.
 * @param except a request that does not count
 */
export const boughtMagazineReduced = (
  userId: RawBuilder<unknown>,
  except: RawBuilder<unknown> = sql`null`,
) => sql<boolean>`exists (
  select from invoices sold join magazine_subscriptions asked on asked.id = sold.subscription_id
  where asked.user_id = ${userId} and asked.id is distinct from ${except} and asked.cancelled_at is null
    and sold.series = 'invoice' and sold.total < asked.list_price
)`;
