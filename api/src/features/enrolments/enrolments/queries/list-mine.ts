import { sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { eurosOf } from "#platform/money.ts";
import { isListed } from "#features/courses/courses/course.policy.ts";
import { isUnfinished, lostSeat } from "#features/courses/courses/course.rules.ts";
import { hasOffer, takenSeats, waitingPeople } from "#features/courses/courses/queries/seat-counts.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { paidSince, rejectedInstalmentOf } from "../../instalments/queries/rejected-instalment.ts";
import { hasOpenReview } from "../../payments/queries/payments-of-enrolment.ts";
import { findsNoSeat, heldUntil, isFree } from "../enrolment.rules.ts";
import { LISTED_COURSE, listedCourseOf } from "./listed-course.ts";
import { totalOutstanding } from "./money-columns.ts";
import { whyNotAnyMore } from "./why-not-any-more.ts";

/** One's own enrolments: first courses to come, the soonest first, and then those that are over, the latest first. */
export async function listMine(ctx: MemberContext) {
  const { db, now, viewer } = ctx;
  const isOver = sql<boolean>`(
    enrolment.delisted_at is not null or course.cancelled_at is not null
    or coalesce(course.end_date < ${brusselsDay(now)}::date, false)
  )`;
  const rows = await db
    .selectFrom("enrolments as enrolment")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin(visibleImages.as("image"), "image.id", "course.image_id")
    .select(["enrolment.id", "enrolment.started_at", "enrolment.finalized_at", "enrolment.delisted_at"])
    .select(["enrolment.has_open_request", hasOpenReview.as("inReview")])
    .select(["enrolment.reserved_since", "enrolment.reserved_until", "course.max_participants"])
    .select(["course.pricing_strategy", totalOutstanding.as("outstanding")])
    .select(LISTED_COURSE)
    .select(["course.organizer_id", "course.has_enrollments", "course.is_closed", "course.enrollment_deadline"])
    .select((eb) => isListed(eb).as("isListed"))
    .select([takenSeats(now).as("taken"), waitingPeople.as("waiting")])
    .select(hasOffer(sql.ref("course.id"), sql.val(viewer.id), now).as("hasOffer"))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("instalments as instalment")
          .select(["instalment.state", "instalment.reject_message", paidSince.as("isPaidSince")])
          .whereRef("instalment.enrolment_id", "=", "enrolment.id")
          .orderBy("instalment.requested_at", "desc")
          .orderBy("instalment.id", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .select(["newest.state", "newest.reject_message", "newest.isPaidSince"])
    .where("enrolment.user_id", "=", viewer.id)
    .orderBy(isOver)
    .orderBy(sql`case when not ${isOver} then course.start_date end asc nulls last`)
    .orderBy("course.start_date", (order) => order.desc().nullsLast())
    .orderBy("enrolment.started_at", "desc")
    .orderBy("enrolment.id")
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      startedAt: row.started_at.toISOString(),
      finalizedAt: row.finalized_at?.toISOString() ?? null,
      delistedAt: row.delisted_at?.toISOString() ?? null,
      waitsFor: waitsFor(row),
      rejectedInstallment: rejectedInstalmentOf(row, row),
      hasLostSeat: isUnfinished(row) && lostSeat(row, row, now),
      reservedUntil: heldUntil(row, now),
      outstandingAmount: eurosOf(row.outstanding),
      enrolProblem: whyNotAnyMore(row, row, ctx),
      isFull: findsNoSeat(row, row, now),
      course: listedCourseOf(row),
    })),
  };
}

interface Waiting {
  finalized_at: Date | null;
  has_open_request: boolean;
  inReview: boolean;
  pricing_strategy: string;
}

/** Which decision of somebody else an unfinished enrolment waits for. */
function waitsFor(row: Waiting) {
  if (row.finalized_at !== null) return null;
  if (row.inReview) return "payment-review" as const;
  // The course has become free: nobody has to approve anything.
  return row.has_open_request && !isFree(row) ? ("instalment-answer" as const) : null;
}
