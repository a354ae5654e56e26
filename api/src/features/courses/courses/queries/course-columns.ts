import type { DiscountType, LookUp } from "@inktvis/contract/features/courses/look-ups";
import type { Course, SurveyQuestion } from "@inktvis/contract/features/courses/course";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { eurosOf, percentageOf } from "#platform/money.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { percentageColumn } from "../../look-ups/discount-share.ts";
import { freeSeats, isBeforeDeadline } from "../course.rules.ts";
import { takenSeats, takesSeat, waitingPeople } from "./seat-counts.ts";

type WithCourse = DB & { course: DB["courses"] };

const genresOfCourse = genresOf("course_genres", "course.id");

/** The student levels of the course, in the order of the staff room. */
const levelsOfCourse = sql<LookUp[]>`(
  select coalesce(json_agg(json_build_object('id', level.id, 'name', level.name) order by level.position), '[]'::json)
  from course_levels chosen join course_student_levels level on level.id = chosen.level_id
  where chosen.course_id = course.id
)`;

export const discountsOfCourse = sql<DiscountType[]>`(
  select coalesce(json_agg(json_build_object('id', discount.id, 'name', discount.name,
    'conditions', discount.conditions, 'percentage', ${percentageColumn("discount")}) order by discount.position), '[]'::json)
  from course_discounts chosen join course_discount_types discount on discount.id = chosen.discount_type_id
  where chosen.course_id = course.id
)`;

export const surveyOfCourse = sql<SurveyQuestion[]>`(
  select coalesce(json_agg(json_build_object('id', asked.id, 'question', asked.question, 'options', (
    select json_agg(json_build_object('id', choice.id, 'option', choice.option) order by choice.position)
    from course_survey_options choice where choice.question_id = asked.id
  )) order by asked.position), '[]'::json)
  from course_survey_questions asked where asked.course_id = course.id
)`;

/** The online courses that participants have access to. */
export const ecoursesOfCourse = sql<Course["ecourses"]>`(
  select coalesce(
    json_agg(json_build_object('id', ecourse.id, 'title', ecourse.title) order by ecourse.title, ecourse.id),
    '[]'::json
  )
  from course_ecourses link join ecourses ecourse on ecourse.id = link.ecourse_id where link.course_id = course.id
)`;

const EVER = sql<Date>`'-infinity'`;
/**
 * Whether anybody was a participant, holds a seat, or paid or tried to; without `now` anybody who ever held a seat
 * counts. People who left before that leave nothing that others need.
 */
export const hadParticipants = (courseId: "course.id" | "row.id", now?: Date) => sql<boolean>`exists (
  select from enrolments joined where joined.course_id = ${sql.ref(courseId)} and (
    ${takesSeat("joined", now ?? EVER)}
    or exists (select from payments attempt where attempt.enrolment_id = joined.id)
  )
)`;

/** How many participants of a `course` wait for an answer about paying in instalments or being delisted. */
export const openRequests = sql<number>`(
  select count(*)::integer from enrolments asking where asking.course_id = course.id and asking.delisted_at is null
    and (asking.has_open_request or asking.delist_requested_at is not null)
)`;

/** The course's own terms, in the format of the contract. */
export const refundTermsInPercent = (stored: unknown) =>
  (stored as { daysBefore: number; basispoints: number }[] | null)?.map(({ daysBefore, basispoints }) => ({
    daysBefore,
    percentage: percentageOf(basispoints),
  })) ?? null;

/**
 * Whether anybody can enrol now: published or not, but open to all, before the deadline, and with a free seat that
 * nobody on the waiting list is entitled to.
 */
export const isOpenForEnrolment = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  course.has_enrollments and not course.is_closed and ${isActive(now)}
  and (course.max_participants is null or course.max_participants > ${takenSeats(now)} + ${waitingPeople})
)`;
/** Whether the deadline of a course is not over; true without one. */
export const isActive = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  course.enrollment_deadline is null or course.enrollment_deadline >= ${brusselsDay(now)}::date
)`;

/** The moment from which nobody can enrol in a `course` any more; null without a deadline. */
export const deadlineEndsAt = sql<Date | null>`(
  (course.enrollment_deadline + 1)::timestamp at time zone 'Europe/Brussels'
)`;
/** The same, or the moment at which the course was called off if that is earlier. */
export const enrollingEndsAt = sql<Date | null>`least(course.cancelled_at, ${deadlineEndsAt})`;

/** Everything about a course except its seats. */
export const selectCourses = <O>(courses: SelectQueryBuilder<WithCourse, "course", O>) =>
  courses
    .innerJoin("course_types as type", "type.id", "course.course_type_id")
    .innerJoin("course_regions as region", "region.id", "course.course_region_id")
    .innerJoin("course_durations as duration", "duration.id", "course.course_duration_id")
    .innerJoin("course_age_categories as age", "age.id", "course.course_age_category_id")
    .leftJoin(visibleImages.as("image"), "image.id", "course.image_id")
    .select([
      "course.id",
      "course.slug",
      "course.title",
      "course.intro",
      "course.organization",
      "course.teacher",
      "course.course_type_id",
      "type.name as typeName",
      "course.course_region_id",
      "region.name as regionName",
      "course.course_duration_id",
      "duration.name as durationName",
      "course.course_age_category_id",
      "age.name as ageName",
      "course.pricing_strategy",
      "course.price",
      "course.price_low",
      "course.price_high",
      "course.has_real_life_part",
      "course.has_enrollments",
      "course.is_closed",
      "course.start_date",
      "course.end_date",
      "course.enrollment_deadline",
      "course.max_participants",
      "course.organized_by_cs",
      "course.published_at",
      "course.first_published_at",
      "course.cancelled_at",
      "course.copied_from",
      "image.picture as image",
      genresOfCourse.as("genres"),
      levelsOfCourse.as("levels"),
    ]);

/** What a tile of a course needs: one query for a whole list of them. */
export const selectTiles = <O>(courses: SelectQueryBuilder<WithCourse, "course", O>, now: Date) =>
  selectCourses(courses).select([takenSeats(now).as("taken"), waitingPeople.as("waiting")]);

type CourseRow = RowOf<ReturnType<typeof selectTiles<{}>>>;

export const inEuros = (cents: number | null) => (cents === null ? null : eurosOf(cents));

export const courseSummaryOf = (row: CourseRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  intro: row.intro,
  image: pictureOf(row.image),
  organization: row.organization,
  teacher: row.teacher,
  type: { id: row.course_type_id, name: row.typeName },
  region: { id: row.course_region_id, name: row.regionName },
  duration: { id: row.course_duration_id, name: row.durationName },
  ageCategory: { id: row.course_age_category_id, name: row.ageName },
  courseStudentLevels: row.levels,
  genres: row.genres,
  pricingStrategy: row.pricing_strategy,
  price: inEuros(row.price),
  priceLow: inEuros(row.price_low),
  priceHigh: inEuros(row.price_high),
  hasRealLifePart: row.has_real_life_part,
  hasEnrollments: row.has_enrollments,
  mode: row.has_enrollments ? ("enrollable" as const) : ("display" as const),
  isClosed: row.is_closed,
  startDate: row.start_date,
  endDate: row.end_date,
  enrollmentDeadline: row.enrollment_deadline,
  isBeforeEnrollmentDeadline: isBeforeDeadline(row, now),
  maxParticipants: row.max_participants,
  filledSeats: row.taken,
  availableSeats: freeSeats(row),
  organizedByCs: row.organized_by_cs,
  publishedAt: row.published_at?.toISOString() ?? null,
  wasPublished: row.first_published_at !== null,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  isCopy: row.copied_from !== null,
});
