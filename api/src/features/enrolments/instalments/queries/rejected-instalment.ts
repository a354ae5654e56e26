import { sql } from "kysely";
import { isFree } from "../../enrolments/enrolment.rules.ts";

/** Whether a payment that was paid, or can still be paid, was made after `instalment` was requested. */
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
 * The organiser's answer, in the format of the contract, as long as it matters: to somebody who is not enrolled yet,
 * has to pay, was rejected and has not paid since. Null otherwise.
 */
export const rejectedInstalmentOf = (enrolment: Enrolment, request: NewestRequest | undefined) =>
  enrolment.finalized_at === null && request?.state === "rejected" && !request.isPaidSince && !isFree(enrolment)
    ? { message: request.reject_message }
    : null;
