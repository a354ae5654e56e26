import { COURSE_PARTS, COURSE_RULES } from "@inktvis/contract/features/courses/course-rules";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { brokenRules } from "@inktvis/contract/layer/form-rules";
import type * as z from "zod";
import { brusselsDay, brusselsDayOf, FARTHEST, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { basispointsOf, centsOf } from "#platform/money.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { problemsOfOrganizedByCs } from "#features/people/people/of-house.ts";

export type Input = z.output<typeof CourseInput>;
type Typed = Awaited<ReturnType<typeof readTyped>>["typed"];

const DAYS = ["enrollmentDeadline", "startDate", "endDate"] as const;

/**
 * What an organiser filled in, as it is stored (docs/product/courses.md#form): without anything in a part that is
 * switched off, whatever was sent for it.
 * @throws 422 at the fields that are wrong, whatever the course was before
 */
export async function readCourseInput(ctx: MemberContext, input: Input) {
  await limitMember(ctx, "texts");
  const { typed, hasBody } = await readTyped(ctx, input);
  refuseWith({
    ...(!hasBody && { body: "Beschrijf eerst je cursus." }),
    ...brokenRules(COURSE_RULES, typed),
    ...(typed.hasRealLifePart && problemsOfDays(typed, ctx.now)),
  });
  return columnsOf(typed);
}

/** With days in Brussels and sanitized text; conditions without words become null. */
async function readTyped(ctx: MemberContext, input: Input) {
  const body = await readRichText(ctx, input.body);
  const conditions = await readRichText(ctx, (input.hasEnrollments && input.conditions) || "");
  const typed = {
    ...input,
    body: body.html,
    conditions: conditions.wordCount === 0 ? null : conditions.html,
    enrollmentDeadline: dayOf(input.enrollmentDeadline),
    startDate: dayOf(input.startDate),
    endDate: dayOf(input.endDate),
  };
  return { typed, hasBody: body.wordCount > 0 };
}
const dayOf = (moment: string | null | undefined) => (moment ? brusselsDayOf(moment) : null);

/** Days are compared as text, so their years must have four digits. */
function problemsOfDays(typed: Typed, now: Date): Problems {
  const farthest = brusselsDay(later(now, FARTHEST));
  const isTooFar = (day: string) => day.length > farthest.length || day > farthest;
  const wrong = DAYS.filter((field) => isTooFar(typed[field] ?? ""));
  return Object.fromEntries(wrong.map((field) => [field, "Kies een dag binnen de tien jaar."]));
}

/** A value in a part of the form; null when that part is switched off. */
const within = <Value>(part: (typed: Typed) => boolean, typed: Typed, value: Value) =>
  part(typed) ? (value ?? null) : null;

function columnsOf(typed: Typed) {
  const { isPaid, hasLevels, hasMeetings, hasEnrollments, hasDiscounts, paysInParts, hasSeats } = COURSE_PARTS;
  const cents = (part: (values: Typed) => boolean, euros: number | null | undefined) =>
    part(typed) && typeof euros === "number" ? centsOf(euros) : null;
  return columnsFrom("courses", {
    title: typed.title,
    intro: typed.intro,
    body: typed.body,
    organization: typed.organization,
    teacher: typed.teacher || null,
    externalLink: typed.externalLink || null,
    courseTypeId: typed.courseTypeId,
    courseRegionId: typed.courseRegionId,
    courseDurationId: typed.courseDurationId,
    courseAgeCategoryId: typed.courseAgeCategoryId,
    pricingStrategy: typed.pricingStrategy,
    price: cents(isPaid, typed.price),
    priceLow: cents(hasLevels, typed.priceLow),
    priceHigh: cents(hasLevels, typed.priceHigh),
    hasRealLifePart: typed.hasRealLifePart,
    location: within(hasMeetings, typed, typed.location),
    locationGoogleMapsLink: within(hasMeetings, typed, typed.locationGoogleMapsLink),
    classTimes: within(hasMeetings, typed, typed.classTimes),
    enrollmentDeadline: within(hasMeetings, typed, typed.enrollmentDeadline),
    startDate: within(hasMeetings, typed, typed.startDate),
    endDate: within(hasMeetings, typed, typed.endDate),
    hasEnrollments: typed.hasEnrollments,
    conditions: within(hasEnrollments, typed, typed.conditions),
    isClosed: hasEnrollments(typed) && typed.isClosed === true,
    pricingAllowInstallments: paysInParts(typed),
    pricingInstallmentInstructions: within(paysInParts, typed, typed.pricingInstallmentInstructions),
    allowsLeaving: typed.allowsLeaving !== false,
    refundTerms: hasDiscounts(typed) ? refundTermsOf(typed) : null,
    maxParticipants: within(hasSeats, typed, typed.maxParticipants),
    adminEmailAddress: within(hasSeats, typed, typed.adminEmailAddress),
    practicalInfo: within(hasSeats, typed, typed.practicalInfo || null),
  });
}

/**
 * The course's own terms as they are stored, the most days before the start first; null when those of the house apply.
 */
const refundTermsOf = ({ refundTerms }: Typed) =>
  refundTerms && refundTerms.length > 0
    ? JSON.stringify(
        refundTerms
          .map(({ daysBefore, percentage }) => ({ daysBefore, basispoints: basispointsOf(percentage) }))
          .toSorted((one, other) => other.daysBefore - one.daysBefore),
      )
    : null;

/** What a course was before, as far as permissions depend on it. */
interface Before {
  has_enrollments: boolean;
  organized_by_cs: boolean;
}

/** What this person may not choose, unless it was already so (docs/product/courses.md#permissions). */
export function problemsOfRights(
  viewer: Viewer,
  input: Pick<Input, "hasEnrollments" | "organizedByCs">,
  before?: Before,
): Problems {
  return {
    ...(input.hasEnrollments &&
      !viewer.abilities.userCanCreateCoursesWithEnrollments &&
      !before?.has_enrollments && {
        hasEnrollments: "Je kan geen cursussen maken waarvoor mensen zich hier inschrijven.",
      }),
    ...problemsOfOrganizedByCs(viewer, input, before),
  };
}
