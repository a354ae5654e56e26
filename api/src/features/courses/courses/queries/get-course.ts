import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { wordingVersionOf } from "#platform/db/accepted-wordings.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { payableProblem } from "#features/billing/house-data/payable.ts";
import { hasAccepted, invitationOfToken } from "#features/inviting/invitations/invitations-to.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { noSuchCourse } from "../course.errors.ts";
import { atSlug, coursePermissions, isListed, reachableCourses } from "../course.policy.ts";
import { isUnfinished, lostSeat } from "../course.rules.ts";
import {
  courseSummaryOf,
  discountsOfCourse,
  ecoursesOfCourse,
  hadParticipants,
  refundTermsInPercent,
  selectTiles,
  surveyOfCourse,
} from "./course-columns.ts";
import { openReviewOf } from "./open-review.ts";
import { enrolledPeople } from "./seat-counts.ts";
import { findOwnEntry, ownEnrolmentOf, type OwnFacts, waitingListOf } from "./waiting-list.ts";

/** The fields that are returned as they are stored, besides those of a tile. */
const STORED = [
  "body",
  "externalLink",
  "location",
  "locationGoogleMapsLink",
  "classTimes",
  "conditions",
  "cancelMessage",
  "pricingAllowInstallments",
  "allowsLeaving",
  "revision",
  "courseTypeId",
  "courseRegionId",
  "courseDurationId",
  "courseAgeCategoryId",
] as const;
/** The same, for people who manage the course. */
const FOR_ITS_ORGANIZER = ["adminEmailAddress", "practicalInfo", "pricingInstallmentInstructions"] as const;

/** A course by any address it ever had; its `slug` is the one it has now. */
export async function getCourse(ctx: Context, slug: string, token?: string) {
  const row = await courseRow(ctx, slug);
  if (!row) throw noSuchCourse();
  const entry = await findOwnEntry(ctx, row.id);
  const isSold = row.has_enrollments && row.pricing_strategy !== "free";
  const problem = isSold ? payableProblem(ctx, { course: row, house: await readHouseData(ctx.db) }) : null;
  const own = { participates: row.ownId !== null, hasOffer: entry?.state === "offered" };
  const can = coursePermissions(ctx.viewer, { ...row, ...own, isPayable: problem === null }, ctx.now);
  return {
    data: {
      ...courseSummaryOf(row, ctx.now),
      ...fieldsFrom(row, STORED),
      ...(can.update ? fieldsFrom(row, FOR_ITS_ORGANIZER) : HIDDEN),
      heldSeats: row.taken - row.enrolled,
      organizerSlug: row.organized_by_cs ? null : row.organizerSlug,
      teacherImage: pictureOf(row.portrait),
      courseDiscountTypes: row.discounts,
      refundTerms: refundTermsInPercent(row.refund_terms),
      survey: row.survey,
      conditionsVersion: row.conditions === null ? null : wordingVersionOf(row.conditions),
      payableProblem: problem,
      ecourses: row.ownFinalizedAt !== null && row.ownDelistedAt === null ? row.ecourses : [],
      invitation: await invitationOf(ctx, row.id, token),
      waitingList: waitingListOf(ctx, row, entry),
      me: {
        isOrganizer: ctx.viewer?.id === row.organizer_id,
        participation: row.ownId === null ? null : participationOf(row, ctx.now),
        can,
      },
    },
  };
}

/** The viewer's own enrolment. */
function participationOf(own: OwnEnrolment, now: Date) {
  const enrolment = ownEnrolmentOf(own);
  return {
    finalizedAt: own.ownFinalizedAt?.toISOString() ?? null,
    delistedAt: own.ownDelistedAt?.toISOString() ?? null,
    isInReview: own.ownFinalizedAt === null && own.ownInReview,
    hasLostSeat: isUnfinished(enrolment) && lostSeat(own, enrolment, now),
    contactEmail: own.ownDelistedAt === null ? null : own.admin_email_address,
  };
}

interface OwnEnrolment extends OwnFacts {
  ownInReview: boolean;
  admin_email_address: string | null;
  max_participants: number | null;
}

function courseRow(ctx: Context, slug: string) {
  const viewerId = ctx.viewer?.id ?? null;
  return selectTiles(atSlug(reachableCourses(ctx), slug), ctx.now)
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "course.teacher_image_id")
    .leftJoin("enrolments as own", (join) =>
      join.onRef("own.course_id", "=", "course.id").on("own.user_id", "=", viewerId),
    )
    .select(columnsIn("course", [...STORED, ...FOR_ITS_ORGANIZER]))
    .select((eb) => isListed(eb).as("isListed"))
    .select([
      "course.organizer_id",
      "course.refund_terms",
      profileSlugOf(ctx, "course.organizer_id").as("organizerSlug"),
      "portrait.picture as portrait",
      hadParticipants("course.id", ctx.now).as("hadParticipants"),
      hasAccepted("course", sql.ref("course.id"), viewerId).as("isInvited"),
      "own.id as ownId",
      "own.finalized_at as ownFinalizedAt",
      "own.delisted_at as ownDelistedAt",
      "own.reserved_since as ownReservedSince",
      "own.reserved_until as ownReservedUntil",
      "own.has_open_request as ownOpenRequest",
      openReviewOf("own").as("ownInReview"),
      enrolledPeople.as("enrolled"),
      discountsOfCourse.as("discounts"),
      surveyOfCourse.as("survey"),
      ecoursesOfCourse.as("ecourses"),
    ])
    .executeTakeFirst();
}

const HIDDEN = { adminEmailAddress: null, practicalInfo: null, pricingInstallmentInstructions: null };

async function invitationOf(ctx: Context, courseId: string, token: string | undefined) {
  const invitation = await invitationOfToken(ctx, { kind: "course", id: courseId }, token);
  return invitation && { type: "participant" as const, usedAt: invitation.usedAt };
}
