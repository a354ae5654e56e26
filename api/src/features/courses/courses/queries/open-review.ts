import { sql } from "kysely";

/**
 * Whether money came in for an enrolment that staff has to look at first (docs/product/payments.md#what-can-go-wrong).
 * @param alias of the table `enrolments`
 */
export const openReviewOf = (alias: string) => sql<boolean>`exists (
  select from anomalies anomaly join payments payment on payment.id = anomaly.payment_id
  where payment.enrolment_id = ${sql.ref(`${alias}.id`)} and payment.state = 'paid' and anomaly.decided_at is null
)`;
