import type { InferResult } from "kysely";
import type { Services } from "#platform/context.ts";

/** What mails say about an enrolment and its course; without rows of people who were erased. */
export const enrolmentsInMail = ({ db }: Pick<Services, "db">) =>
  db
    .selectFrom("enrolments as enrolment")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .innerJoin("users as user", "user.id", "enrolment.user_id")
    .select(["enrolment.id as enrolmentId", "enrolment.finalized_at", "enrolment.delisted_at", "enrolment.delisted_as"])
    .select(["enrolment.delist_message", "enrolment.delist_requested_at", "enrolment.delist_request_reason"])
    .select(["enrolment.reserved_since", "enrolment.reserved_until"])
    .select(["enrolment.has_open_request", "enrolment.refund_terms", "enrolment.refund_start_date"])
    .select(["enrolment.first_name", "enrolment.last_name", "enrolment.price_course", "enrolment.discount_amount"])
    .select("enrolment.withdrawal_waived_at")
    .select(["user.id as userId", "user.email", "user.nickname"])
    .select([
      "course.id",
      "course.slug",
      "course.title",
      "course.organizer_id",
      "course.organization",
      "course.teacher",
    ])
    .select(["course.start_date", "course.end_date", "course.class_times", "course.location"])
    .select("course.enrollment_deadline")
    .select(["course.location_google_maps_link", "course.practical_info", "course.admin_email_address"])
    .select([
      "course.pricing_strategy",
      "course.max_participants",
      "course.allows_leaving",
      "course.revision",
      "course.updated_at",
    ]);

export type EnrolmentInMail = InferResult<ReturnType<typeof enrolmentsInMail>>[number];
