import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { PersonDetails } from "@inktvis/contract/features/people/person-details";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { eurosOf, percentageOf } from "#platform/money.ts";
import { freeSeats } from "#features/courses/courses/course.rules.ts";
import { takenSeats, waitingPeople } from "#features/courses/courses/queries/seat-counts.ts";
import { isFree } from "../../enrolments/enrolment.rules.ts";
import { isInReview } from "../../payments/queries/payments-of-enrolment.ts";
import { invoicingDataOf } from "../../enrolments/enrolment-data.ts";
import { addOnPrices } from "../../enrolments/queries/current-quote.ts";
import { invoicesOf } from "../../enrolments/queries/money-of-enrolment.ts";
import { quoteInEuros } from "../../enrolments/quote.ts";
import { noSuchParticipant } from "../participant.errors.ts";
import { participantSummaryOf, quoteOfRow, selectParticipants } from "./participant-columns.ts";
import { instalmentsOf, paymentsOf, refundsOf } from "./payments-of-participant.ts";

/** A participant with all that they filled in, chose and paid. @throws 404 for people who do not manage the course */
export async function getParticipant(ctx: MemberContext, id: string): Promise<{ data: Participant }> {
  const { db, now } = ctx;
  const row = await selectParticipants(ctx)
    .selectAll("enrolment")
    .select(["course.slug as courseSlug", "course.title as courseTitle", "course.start_date"])
    .select(["course.cancelled_at", "course.max_participants", "user.blocked_at"])
    .select([takenSeats(now).as("taken"), waitingPeople.as("waiting")])
    .where("enrolment.id", "=", id)
    .executeTakeFirst();
  if (!row) throw noSuchParticipant();
  const [prices, addOns, survey, payments, refunds, invoices, instalments, inReview] = await Promise.all([
    addOnPrices(db),
    addOnsOf(ctx, id),
    surveyOf(ctx, row),
    paymentsOf(db, id),
    refundsOf(db, id),
    invoicesOf(db, id),
    instalmentsOf(db, id),
    isInReview(db, id),
  ]);
  const [installment = null, ...installmentHistory] = instalments;
  const summary = participantSummaryOf(row, prices, now);
  return {
    data: {
      ...summary,
      user: summary.user && row.email !== null ? { ...summary.user, email: row.email } : null,
      course: {
        slug: row.courseSlug,
        title: row.courseTitle,
        pricingStrategy: row.pricing_strategy,
        startDate: row.start_date,
      },
      delistedAs: row.delisted_as,
      delistRequestReason: row.delist_request_reason,
      delistMessage: row.delist_message,
      relisting: relistingOf(row),
      personalData: { ...fieldsFrom(row, PersonDetails.keyof().options), parentName: row.parent_name },
      survey,
      useInvoicingAddress: row.use_invoicing_address,
      invoicingData: invoicingDataOf(row),
      priceLevel: row.price_level,
      courseDiscountType: row.discount_name === null ? null : { name: row.discount_name },
      discountPercentage: row.discount_basispoints === null ? null : percentageOf(row.discount_basispoints),
      discountReason: row.discount_reason,
      ...quoteInEuros(quoteOfRow(row, prices)),
      addOns,
      payments,
      refunds,
      invoices,
      installment,
      installmentHistory,
      isInReview: inReview,
    },
  };
}

interface Delisted {
  user_id: string | null;
  delisted_at: Date | null;
  was_credited: boolean;
  blocked_at: Date | null;
  cancelled_at: Date | null;
  pricing_strategy: string;
  max_participants: number | null;
  taken: number;
  waiting: number;
}

/** What `relistParticipant` would do now; it decides again once the course is locked. */
function relistingOf(row: Delisted): Participant["relisting"] {
  if (!row.delisted_at || row.user_id === null) return null;
  const paysAgain = row.was_credited && !isFree(row);
  return { paysAgain, getsRest: row.was_credited, problem: relistProblem(row) };
}

function relistProblem(row: Delisted) {
  if (row.blocked_at) return "blocked";
  if (row.cancelled_at) return "cancelled";
  return freeSeats(row) === 0 ? "full" : null;
}

async function addOnsOf({ db }: MemberContext, enrolmentId: string) {
  const rows = await db
    .selectFrom("enrolment_add_ons as chosen")
    .innerJoin("add_ons as sold", "sold.code", "chosen.add_on")
    .select(["chosen.add_on", "sold.name", "chosen.price", "chosen.sent_at"])
    .where("chosen.enrolment_id", "=", enrolmentId)
    .orderBy("sold.position")
    .execute();
  return rows.map(({ add_on, name, price, sent_at }) => ({
    code: add_on,
    name,
    price: eurosOf(price),
    sentAt: sent_at?.toISOString() ?? null,
  }));
}

/** Each question of the course; without an answer when it was added later. */
const surveyOf = ({ db }: MemberContext, { id, course_id }: { id: string; course_id: string }) =>
  db
    .selectFrom("course_survey_questions as asked")
    .leftJoin("enrolment_answers as given", (join) =>
      join.onRef("given.question_id", "=", "asked.id").on("given.enrolment_id", "=", id),
    )
    .leftJoin("course_survey_options as choice", "choice.id", "given.option_id")
    .select(["asked.question", "choice.option as answer"])
    .where("asked.course_id", "=", course_id)
    .orderBy("asked.position")
    .execute();
