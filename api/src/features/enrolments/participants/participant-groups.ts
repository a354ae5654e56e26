import type { ParticipantState } from "@inktvis/contract/features/enrolments/participants";
import { type RawBuilder, sql } from "kysely";
import { isFilledIn } from "../enrolments/queries/is-complete.ts";

/* The groups of enrolments that the organiser of the course sees (docs/product/participants.md#groups). */

export const isBeingPaid = sql<boolean>`exists (
  select from payments attempt where attempt.enrolment_id = enrolment.id and attempt.state in ('creating', 'pending')
)`;

const isUnfinished = sql<boolean>`(enrolment.finalized_at is null and enrolment.delisted_at is null)`;

/** Filled in everything, and holds a seat or has gone to pay. */
const isPending = (now: Date) => sql<boolean>`(
  ${isUnfinished} and not enrolment.has_open_request
  and (enrolment.reserved_until > ${now} or ${isBeingPaid}) and ${isFilledIn}
)`;

export const PARTICIPANT_GROUPS = {
  active: () => sql<boolean>`(enrolment.finalized_at is not null and enrolment.delisted_at is null)`,
  withInstallmentRequest: () => sql<boolean>`(${isUnfinished} and enrolment.has_open_request)`,
  withPendingPayment: isPending,
  // The organiser never knew of people who erased their account before they were enrolled.
  delisted: () => sql<boolean>`(
    enrolment.delisted_at is not null and (enrolment.user_id is not null or enrolment.finalized_at is not null)
  )`,
} satisfies Record<string, (now: Date) => RawBuilder<boolean>>;
export type ParticipantGroup = keyof typeof PARTICIPANT_GROUPS;

/** The state of an `enrolment`, named after its group. */
export const participantState = (now: Date) => sql<ParticipantState>`case
  when enrolment.delisted_at is not null then 'delisted'
  when ${PARTICIPANT_GROUPS.active()} then 'enrolled'
  when ${PARTICIPANT_GROUPS.withInstallmentRequest()} then 'installment-requested'
  when ${isPending(now)} then 'paying'
  else 'begun'
end`;

/** Began, and is in none of the groups: the organiser does not learn who they are. */
export const hasOnlyBegun = (now: Date) => sql<boolean>`(
  ${isUnfinished} and not enrolment.has_open_request and not ${isPending(now)}
)`;

/** In one of the groups. */
export const isInGroup = (now: Date) => sql<boolean>`(
  ${PARTICIPANT_GROUPS.active()} or ${PARTICIPANT_GROUPS.delisted()} or ${PARTICIPANT_GROUPS.withInstallmentRequest()}
  or ${isPending(now)}
)`;

/**
 * In one of the groups, or once asked the organiser to pay in instalments, or was enrolled before and is to pay again.
 */
export const isParticipant = (now: Date) => sql<boolean>`(
  ${isInGroup(now)} or exists (select from instalments asked where asked.enrolment_id = enrolment.id)
  or exists (select from invoices sold where sold.enrolment_id = enrolment.id)
)`;
