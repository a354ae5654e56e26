import type { StaffDelistRequestsQuery } from "@inktvis/contract/features/enrolments/staff-delisting";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { COURSE_AND_PERSON, personOf } from "../enrolments/queries/course-and-person.ts";

const selectRequests = (db: Database) =>
  db
    .selectFrom("enrolments as enrolment")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .select(["enrolment.id", "enrolment.delist_requested_at", "enrolment.delist_request_reason"])
    .select(["course.start_date", "course.organization"])
    .select(COURSE_AND_PERSON)
    .where("enrolment.delist_requested_at", "is not", null)
    .$narrowType<{ delist_requested_at: Date }>();

export const listDelistRequests = ({ db }: MemberContext, query: StaffDelistRequestsQuery) =>
  staffPage(db, selectRequests(db), query, {
    id: sql`enrolment.id`,
    sorts: { requestedAt: sql`enrolment.delist_requested_at` },
    toRow: (row) => ({
      id: row.id,
      requestedAt: row.delist_requested_at.toISOString(),
      reason: row.delist_request_reason,
      course: { slug: row.slug, title: row.title, startDate: row.start_date, organization: row.organization },
      person: personOf(row),
    }),
  });
