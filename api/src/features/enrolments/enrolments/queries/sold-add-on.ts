import { type RawBuilder, sql } from "kysely";
import { boughtMagazineReduced } from "#features/billing/add-ons/once-per-person.ts";

/** Whether the add-on `bought` of the enrolment `taken` is sold, or is being paid for, including in instalments. */
const isSold = sql<boolean>`(
  (taken.finalized_at is not null and bought.credited_at is null)
  or bought.sent_at is not null
  or taken.has_open_request
  or exists (select from payments open where open.enrolment_id = taken.id and open.state in ('creating', 'pending'))
)`;

/** What does not count: the enrolment or request that the question is asked for. */
interface Except {
  enrolment?: RawBuilder<unknown>;
  /** A request for the magazine. */
  request?: RawBuilder<unknown>;
}

/**
 * Whether this person has an add-on at the price of a course, so that they cannot buy it again if it is sold once per
 * person: with another enrolment, even while they are paying for it, and the magazine also without a course
 * (docs/product/magazine.md#subscriptions).
 */
export const hasAddOnAtCoursePrice = (addOn: RawBuilder<unknown>, userId: RawBuilder<unknown>, except: Except = {}) =>
  sql<boolean>`(
    exists (
      select from enrolment_add_ons bought join enrolments taken on taken.id = bought.enrolment_id
      where taken.user_id = ${userId} and taken.id is distinct from ${except.enrolment ?? sql`null`}
        and bought.add_on = ${addOn} and ${isSold}
    )
    or ${addOn} = 'verzin' and ${boughtMagazineReduced(userId, except.request)}
  )`;
