import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { PersonDetails } from "@inktvis/contract/features/people/person-details";
import { type Selectable, sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import type { Users } from "#platform/db/tables.gen.ts";
import { eurosOf, percentageOf } from "#platform/money.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import { atSlug, isListed, reachableCourses } from "#features/courses/courses/course.policy.ts";
import {
  courseSummaryOf,
  discountsOfCourse,
  ecoursesOfCourse,
  selectTiles,
  surveyOfCourse,
} from "#features/courses/courses/queries/course-columns.ts";
import { hasOffer } from "#features/courses/courses/queries/seat-counts.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { payableProblem } from "#features/billing/house-data/payable.ts";
import { attendedDays } from "../../attendance/queries/attended-days.ts";
import { checkOpenPayment } from "../../payments/check-payment.ts";
import { isInReview } from "../../payments/queries/payments-of-enrolment.ts";
import { newestInstalment, ownInstalmentOf } from "../../instalments/queries/own-instalment.ts";
import { rejectedInstalmentOf } from "../../instalments/queries/rejected-instalment.ts";
import { withdrawalUntil } from "../../delisting/refund-scale.ts";
import { answersOf } from "../enrolment-answers.ts";
import { invoicingDataOf } from "../enrolment-data.ts";
import { noSuchEnrolment } from "../enrolment.errors.ts";
import { findsNoSeat, heldUntil, stepOf } from "../enrolment.rules.ts";
import { quoteInEuros } from "../quote.ts";
import type { LockedEnrolment } from "./lock-enrolment.ts";
import { opensAtOnce } from "./opens-at-once.ts";
import { offeredAddOns } from "./offered-add-ons.ts";
import { invoicesOf, newestPayment, refundTermsOf } from "./money-of-enrolment.ts";
import { totalOutstanding, totalRefunded, totalRefundUnderway } from "./money-columns.ts";
import { currentQuote } from "./current-quote.ts";
import { isComplete } from "./is-complete.ts";
import { whyNotAnyMore } from "./why-not-any-more.ts";

type Answer = z.input<typeof Enrolment>;

/** The viewer's own enrolment in a course; null before it was begun. */
export async function getEnrolment(ctx: MemberContext, slug: string) {
  const data = await findEnrolment(ctx, slug);
  // Somebody who comes back from paying does not have to wait for the webhook.
  const isAsked = data?.finalizedAt === null && (await checkOpenPayment(ctx, data.id));
  return { data: (isAsked ? await findEnrolment(ctx, slug) : data) ?? null };
}

/** The same, for somebody who is known to have begun. */
export async function getBegunEnrolment(ctx: MemberContext, slug: string) {
  const data = await findEnrolment(ctx, slug);
  // Erased a moment ago.
  if (!data) throw noSuchEnrolment();
  return { data };
}

const OF_COURSE = [
  "externalLink",
  "location",
  "locationGoogleMapsLink",
  "classTimes",
  "cancelMessage",
  "pricingAllowInstallments",
] as const;
const FOR_PARTICIPANTS = ["practicalInfo", "adminEmailAddress", "pricingInstallmentInstructions"] as const;

async function courseAt(ctx: MemberContext, slug: string) {
  const course = await selectTiles(atSlug(reachableCourses(ctx), slug), ctx.now)
    .select(columnsIn("course", [...OF_COURSE, ...FOR_PARTICIPANTS]))
    .select([discountsOfCourse.as("discounts"), surveyOfCourse.as("survey"), ecoursesOfCourse.as("ecourses")])
    .select(opensAtOnce.as("opensAtOnce"))
    .select((eb) => ["course.organizer_id", isListed(eb).as("isListed")])
    .select(hasOffer(sql.ref("course.id"), sql.val(ctx.viewer.id), ctx.now).as("hasOffer"))
    .executeTakeFirst();
  if (!course) throw noSuchCourse();
  return course;
}
type EnrolledCourse = Awaited<ReturnType<typeof courseAt>>;

const MOVED = [
  totalRefunded.as("refunded"),
  totalRefundUnderway.as("refundUnderway"),
  totalOutstanding.as("outstanding"),
] as const;

async function findEnrolment(ctx: MemberContext, slug: string): Promise<Answer | undefined> {
  const { db, viewer, now } = ctx;
  const course = await courseAt(ctx, slug);
  const enrolment = await db
    .selectFrom("enrolments as enrolment")
    .innerJoin("course_conditions as accepted", "accepted.id", "accepted_conditions_id")
    .selectAll("enrolment")
    .select(["accepted.body as conditions", attendedDays.as("attendedDays")])
    .select(MOVED)
    .where("enrolment.course_id", "=", course.id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!enrolment) return undefined;
  const [answers, profile, payment, instalment, invoices, addOns, house, terms, inReview, hasCompleteData] =
    await Promise.all([
      answersOf(db, enrolment.id),
      // Erased since the enrolment was read.
      db.selectFrom("users").selectAll().where("id", "=", viewer.id).executeTakeFirstOrThrow(noSuchEnrolment),
      newestPayment(db, enrolment.id),
      newestInstalment(db, enrolment.id),
      invoicesOf(db, enrolment.id),
      offeredAddOns(db, { course, enrolment }),
      readHouseData(db),
      refundTermsOf(db, { course, enrolment, now }),
      isInReview(db, enrolment.id),
      isComplete(db, enrolment),
    ]);
  const quote = await currentQuote(db, { course, enrolment, payment });
  return {
    id: enrolment.id,
    startedAt: enrolment.started_at.toISOString(),
    finalizedAt: enrolment.finalized_at?.toISOString() ?? null,
    delistedAt: enrolment.delisted_at?.toISOString() ?? null,
    course: courseOf(ctx, course, enrolment),
    step: stepOf(course, enrolment, hasCompleteData),
    hasCompleteData,
    reservedUntil: heldUntil(enrolment, now),
    user: { slug: profile.slug, email: profile.email, nickname: profile.nickname },
    personalData: personalDataOf(enrolment, profile, answers),
    useInvoicingAddress: enrolment.use_invoicing_address,
    invoicingData: invoicingDataOf(enrolment),
    ...choicesOf(enrolment, course, quote.addOns),
    ...quoteInEuros(quote),
    addOns,
    seller: house?.name ?? null,
    ...problemsOf(ctx, { course, enrolment, house }),
    activePayment: payment,
    isInReview: enrolment.finalized_at === null && inReview,
    ...instalmentsOf(instalment, { course, enrolment, house }),
    refundTerms: terms,
    withdrawalUntil: withdrawalUntil(enrolment.finalized_at ?? now),
    ...movedOf(enrolment),
    delistRequestReason: enrolment.delist_request_reason,
    delistMessage: enrolment.delist_message,
    attendedDays: enrolment.attendedDays,
    invoices,
  };
}

interface Found {
  course: EnrolledCourse;
  enrolment: LockedEnrolment;
  house: Awaited<ReturnType<typeof readHouseData>>;
}
const problemsOf = (ctx: MemberContext, { course, enrolment, house }: Found) => ({
  enrolProblem: whyNotAnyMore(course, enrolment, ctx),
  isFull: findsNoSeat(course, enrolment, ctx.now),
  payableProblem: payableProblem(ctx, { course, house }),
});

const instalmentsOf = (request: Awaited<ReturnType<typeof newestInstalment>>, { course, enrolment, house }: Found) => ({
  installment:
    request === undefined
      ? null
      : ownInstalmentOf(request, { house, enrolment, instructions: course.pricing_installment_instructions }),
  rejectedInstallment: rejectedInstalmentOf({ ...course, ...enrolment }, request),
});

/** What went back, and what is still to be paid. */
const movedOf = (sums: { refunded: number; refundUnderway: number; outstanding: number }) => ({
  refundedAmount: eurosOf(Math.max(0, sums.refunded - sums.refundUnderway)),
  refundUnderwayAmount: eurosOf(sums.refundUnderway),
  outstandingAmount: eurosOf(sums.outstanding),
});

/** The course as one enrolment shows it: people who are still enrolling do not see what is for participants. */
function courseOf({ now }: MemberContext, course: EnrolledCourse, enrolment: LockedEnrolment & { conditions: string }) {
  const { finalized_at, delisted_at, conditions } = enrolment;
  const takesPart = finalized_at !== null && delisted_at === null;
  return {
    ...courseSummaryOf(course, now),
    ...fieldsFrom(course, OF_COURSE),
    ecourses: takesPart ? course.ecourses : [],
    practicalInfo: takesPart ? course.practical_info : null,
    // Somebody who was delisted can ask at that address to be relisted.
    adminEmailAddress: takesPart || delisted_at !== null ? course.admin_email_address : null,
    // An approved request for instalments is binding, so people read these terms before they ask.
    pricingInstallmentInstructions:
      course.pricing_allow_installments && delisted_at === null ? course.pricing_installment_instructions : null,
    conditions,
    opensAtOnce: course.opensAtOnce,
    survey: course.survey,
    courseDiscountTypes: course.discounts,
  };
}

/** The details as filled in here; before that, those of the profile. */
const personalDataOf = (
  enrolment: LockedEnrolment,
  profile: Selectable<Users>,
  answers: Readonly<Record<string, string>>,
) => ({
  ...fieldsFrom(enrolment.first_name === null ? profile : enrolment, PersonDetails.keyof().options),
  parentName: enrolment.parent_name,
  survey: { answers },
});

function choicesOf(enrolment: LockedEnrolment, { discounts }: EnrolledCourse, addOns: readonly { code: string }[]) {
  const has = (code: string) => addOns.some((chosen) => chosen.code === code);
  const { discount_type_id: discountId, discount_basispoints: basispoints } = enrolment;
  return {
    priceLevel: enrolment.price_level,
    courseDiscountTypeId: discountId,
    courseDiscountType: enrolment.discount_name === null ? null : { name: enrolment.discount_name },
    discountPercentage: basispoints === null ? null : percentageOf(basispoints),
    discountReason: enrolment.discount_reason,
    isDiscountWithdrawn: discountId !== null && !discounts.some(({ id }) => id === discountId),
    bookEnabled: has("book"),
    taalDeelEnabled: has("taal-deel"),
    verzinEnabled: has("verzin"),
    waivesWithdrawal: enrolment.withdrawal_waived_at !== null,
  };
}
