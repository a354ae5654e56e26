import { sql } from "kysely";

/**
 * Whether the add-on `bought` of the enrolment `taken` is sold, or is being paid for, also in instalments: who has it so
 * does not buy it again where it is sold once a person (docs/product/magazine.md#subscriptions).
 */
export const isSold = sql<boolean>`(
  (taken.finalized_at is not null and bought.credited_at is null)
  or bought.sent_at is not null
  or taken.has_open_request
  or exists (select from payments open where open.enrolment_id = taken.id and open.state in ('creating', 'pending'))
)`;
