import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";
import { sql } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import { eurosOf } from "#platform/money.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { heldUntil } from "../../enrolments/enrolment.rules.ts";
import { addOnPrices, quoteOfChoices } from "../../enrolments/queries/current-quote.ts";
import { totalOutstanding, totalReceived, totalRefunded } from "../../enrolments/queries/money-columns.ts";
import { isBeingPaid, participantState } from "../participant-groups.ts";
import { participantsOf } from "../participant.policy.ts";

/** For people who pay again, without what was already sent: see `currentQuote`. */
const addOnsOfEnrolment = sql<{ code: AddOnCode; price: number }[]>`(
  select coalesce(json_agg(json_build_object('code', chosen.add_on, 'price', chosen.price) order by chosen.add_on), '[]')
  from enrolment_add_ons chosen
  where chosen.enrolment_id = enrolment.id and (enrolment.finalized_at is not null or chosen.sent_at is null)
)`;

const OF_COURSE = ["course.pricing_strategy", "course.price", "course.price_low", "course.price_high"] as const;
const OF_PRICE = [
  "enrolment.has_open_request",
  "enrolment.price_level",
  "enrolment.price_course",
  "enrolment.discount_name",
  "enrolment.discount_basispoints",
  "enrolment.discount_amount",
] as const;

/** What a row of a list needs, and what determines its price; the user is null once erased. */
export const selectParticipants = (ctx: Parameters<typeof participantsOf>[0]) =>
  participantsOf(ctx)
    .leftJoin("users as user", "user.id", "enrolment.user_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("instalments as request")
          .select(["request.id", "request.state", "request.payment_state", "request.paid", "request.total"])
          .select(["request.requested_at", "request.decided_at"])
          .whereRef("request.enrolment_id", "=", "enrolment.id")
          .orderBy("request.requested_at", "desc")
          .orderBy("request.id", "desc")
          .limit(1)
          .as("instalment"),
      (join) => join.onTrue(),
    )
    .select(["enrolment.id", "enrolment.started_at", "enrolment.finalized_at", "enrolment.delisted_at"])
    .select(["enrolment.delist_requested_at", "enrolment.reserved_until", "enrolment.has_open_request"])
    .select(["enrolment.first_name", "enrolment.last_name", "user.nickname", "user.email"])
    .select(profileSlugOf(ctx, "user.id").as("userSlug"))
    .select(OF_COURSE)
    .select(OF_PRICE)
    .select([
      addOnsOfEnrolment.as("addOns"),
      isBeingPaid.as("isBeingPaid"),
      participantState(ctx.now).as("participantState"),
    ])
    .select([totalReceived.as("received"), totalRefunded.as("refunded"), totalOutstanding.as("outstanding")])
    .select(["instalment.id as instalmentId", "instalment.state", "instalment.payment_state", "instalment.paid"])
    .select(["instalment.total", "instalment.requested_at", "instalment.decided_at"]);
type ParticipantRow = RowOf<ReturnType<typeof selectParticipants>>;

type AddOnPrices = Awaited<ReturnType<typeof addOnPrices>>;

/** What they pay in all, as both the list and their own page show it. */
export const quoteOfRow = (row: ParticipantRow, prices: AddOnPrices) =>
  quoteOfChoices({ course: row, enrolment: row, isBeingPaid: row.isBeingPaid }, row.addOns, prices);

/** @param prices of the add-ons now (`addOnPrices`) */
export function participantSummaryOf(row: ParticipantRow, prices: AddOnPrices, now: Date): ParticipantSummary {
  const { nickname, userSlug } = row;
  return {
    id: row.id,
    user: nickname === null ? null : { nickname, slug: userSlug },
    name: fullNameOf(row),
    state: row.participantState,
    startedAt: row.started_at.toISOString(),
    finalizedAt: row.finalized_at?.toISOString() ?? null,
    delistedAt: row.delisted_at?.toISOString() ?? null,
    delistRequestedAt: row.delist_requested_at?.toISOString() ?? null,
    reservedUntil: heldUntil(row, now),
    priceTotal: eurosOf(quoteOfRow(row, prices).priceTotal),
    paidAmount: eurosOf(row.received),
    refundedAmount: eurosOf(row.refunded),
    outstandingAmount: eurosOf(row.outstanding),
    installment: instalmentOf(row),
  };
}

function instalmentOf({ instalmentId: id, ...row }: ParticipantRow): ParticipantSummary["installment"] {
  if (id === null || row.requested_at === null) return null;
  return {
    id,
    state: row.state as "open",
    paymentState: row.payment_state as "running" | null,
    paidAmount: eurosOf(row.paid ?? 0),
    totalAmount: eurosOf(row.total ?? 0),
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
