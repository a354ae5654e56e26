import { sql } from "kysely";
import { isFree } from "../../enrolments/enrolment.rules.ts";

/** Whether `instalment` was followed by a payment that can be paid, or was. */
export const paidSince = sql<boolean>`exists (
  select from payments payment
  where payment.enrolment_id = instalment.enrolment_id and payment.created_at > instalment.requested_at
    and payment.state in ('creating', 'pending', 'paid')
)`;

interface Enrolment {
  finalized_at: Date | null;
  pricing_strategy: string;
}
interface NewestRequest {
  state: string | null;
  reject_message: string | null;
  isPaidSince: boolean | null;
}

/**
 * What the organiser answered, as the contract has it, while it still matters: somebody who is not enrolled yet, and has to
 * pay, was refused and did not pay since. Null otherwise.
 */
export const rejectedInstalmentOf = (enrolment: Enrolment, request: NewestRequest | undefined) =>
  enrolment.finalized_at === null && request?.state === "rejected" && !request.isPaidSince && !isFree(enrolment)
    ? { message: request.reject_message }
    : null;
