import type { StaffInstalmentsQuery } from "@inktvis/contract/features/enrolments/staff-instalments";
import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { enrolmentsFoundBy } from "../../enrolments/queries/enrolments-found-by.ts";
import { COURSE_AND_PERSON, personOf } from "../../enrolments/queries/course-and-person.ts";
import { ORGANIZER_REMINDED } from "../remind-of-instalments.ts";
import { instalmentOf, selectInstalments } from "./instalment-columns.ts";

const selectStaffInstalments = (db: Database) =>
  selectInstalments(db)
    .innerJoin("enrolments as enrolment", "enrolment.id", "instalment.enrolment_id")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .innerJoin("users as organizer", "organizer.id", "course.organizer_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .select("enrolment.id as enrolmentId")
    .select(COURSE_AND_PERSON)
    .select([
      "organizer.id as organizerId",
      "organizer.nickname as organizerName",
      "organizer.email as organizerEmail",
    ]);

function staffInstalmentOf(row: RowOf<ReturnType<typeof selectStaffInstalments>>) {
  const { reason: _reason, rejectMessage: _message, ...instalment } = instalmentOf(row);
  const organizer = { id: row.organizerId, nickname: row.organizerName, email: row.organizerEmail };
  return {
    ...instalment,
    enrolmentId: row.enrolmentId,
    course: { slug: row.slug, title: row.title, organizer },
    person: personOf(row),
  };
}

/**
 * Requests that wait for an organiser, and plans that wait for money; staff sees to requests that have waited for a
 * week.
 */
export function listStaffInstalments({ db, now }: MemberContext, query: StaffInstalmentsQuery) {
  const { q, state } = query;
  const lastReminder = Math.max(...ORGANIZER_REMINDED);
  const instalments = selectStaffInstalments(db)
    .$if(Boolean(q), (all) => all.where("enrolment.id", "in", enrolmentsFoundBy(db, q ?? "")))
    .$if(state === "open" || state === "overdue", (all) => all.where("instalment.state", "=", "open"))
    .$if(state === "overdue", (all) => all.where("instalment.requested_at", "<=", later(now, -lastReminder)))
    .$if(state === "running", (all) => all.where("instalment.payment_state", "=", "running"));
  return staffPage(db, instalments, query, {
    id: sql`instalment.id`,
    sorts: { requestedAt: sql`instalment.requested_at` },
    toRow: staffInstalmentOf,
    isLarge: true,
  });
}
