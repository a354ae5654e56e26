import type { CourseFigures } from "@inktvis/contract/features/enrolments/course-figures";
import { sql } from "kysely";
import { isOver } from "#features/courses/courses/course.rules.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { eurosOf } from "#platform/money.ts";
import { managedCourseAt } from "#features/courses/courses/course.policy.ts";
import { isFree } from "../enrolments/enrolment.rules.ts";
import {
  totalInReview,
  totalOutstanding,
  totalReceived,
  totalRefunded,
  totalRefundUnderway,
} from "../enrolments/queries/money-columns.ts";
import { PARTICIPANT_GROUPS } from "../participants/participant-groups.ts";

/** The state of a course, in a few numbers. @throws 404 for people who do not manage it */
export async function getFigures(ctx: MemberContext, slug: string) {
  const { db, now } = ctx;
  const course = await managedCourseAt(ctx, slug, [
    "course.id",
    "course.pricing_strategy",
    "course.max_participants",
    "course.enrollment_deadline",
    "course.created_at",
    "course.first_published_at",
    "course.end_date",
  ]);
  const [days, money, places] = await Promise.all([
    seatsByDay(db, course.id),
    moneyOf(db, course.id),
    placesOf(db, course.id),
  ]);
  const today = brusselsDay(now);
  const from = [brusselsDay(course.first_published_at ?? course.created_at), ...days.map(({ day }) => day)];
  const data: CourseFigures = {
    seats: {
      maximum: course.max_participants,
      deadline: course.enrollment_deadline,
      from: from.toSorted()[0] ?? today,
      until: isOver(course, now) ? (course.end_date ?? today) : today,
      isOver: isOver(course, now),
      days,
    },
    money: isFree(course) && money.received === 0 ? null : mapped(money),
    places,
  };
  return { data };
}

const mapped = ({ received, inReview, due, refunded, refundUnderway }: Awaited<ReturnType<typeof moneyOf>>) => ({
  received: eurosOf(received),
  inReview: eurosOf(inReview),
  due: eurosOf(due),
  refunded: eurosOf(Math.max(0, refunded - refundUnderway)),
  refundUnderway: eurosOf(refundUnderway),
});

/** For each day in Brussels on which somebody enrolled or left: how many participants there were at its end. */
async function seatsByDay(db: Database, courseId: string) {
  const { rows } = await sql<{ day: string; taken: number }>`
    with changes as (
      select finalized_at as at, 1 as change from enrolments where course_id = ${courseId} and finalized_at is not null
      union all
      select delisted_at, -1 from enrolments
      where course_id = ${courseId} and finalized_at is not null and delisted_at is not null
    ), days as (
      select (at at time zone 'Europe/Brussels')::date as day, sum(change) as change from changes group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, (sum(change) over (order by day))::integer as taken from days
    order by day`.execute(db);
  return rows;
}

/** In cents. */
const moneyOf = (db: Database, courseId: string) =>
  db
    .selectFrom("enrolments as enrolment")
    .select([
      sql<number>`coalesce(sum(${totalReceived}), 0)::integer`.as("received"),
      sql<number>`coalesce(sum(${totalInReview}), 0)::integer`.as("inReview"),
      sql<number>`coalesce(sum(${totalRefunded}), 0)::integer`.as("refunded"),
      sql<number>`coalesce(sum(${totalRefundUnderway}), 0)::integer`.as("refundUnderway"),
      sql<number>`coalesce(sum(${totalOutstanding}) filter (where ${PARTICIPANT_GROUPS.active()}), 0)::integer`.as(
        "due",
      ),
    ])
    .where("enrolment.course_id", "=", courseId)
    .executeTakeFirstOrThrow();

/** By postal code in Belgium, named as most participants there write it; elsewhere by country. */
async function placesOf(db: Database, courseId: string) {
  const inBelgium = sql`enrolment.address_country = 'BE'`;
  return db
    .selectFrom("enrolments as enrolment")
    .select([
      sql<string>`enrolment.address_country`.as("country"),
      sql<string | null>`case when ${inBelgium} then trim(enrolment.address_postal_code) end`.as("postalCode"),
      sql<
        string | null
      >`case when ${inBelgium} then mode() within group (order by trim(enrolment.address_city)) end`.as("city"),
      sql<number>`count(*)::integer`.as("participants"),
    ])
    .where("enrolment.course_id", "=", courseId)
    .where(PARTICIPANT_GROUPS.active())
    .where("enrolment.address_country", "is not", null)
    .groupBy(["country", "postalCode"])
    .orderBy("participants", "desc")
    .orderBy("country")
    .orderBy("postalCode")
    .execute();
}
