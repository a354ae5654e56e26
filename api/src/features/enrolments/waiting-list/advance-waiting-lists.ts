import { sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { isOfBlockedPerson, isWaiting, takenSeats } from "#features/courses/courses/queries/seat-counts.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { advanceWaitingList } from "./advance-waiting-list.ts";

/**
 * Advances every list that may have changed by time alone, or without anybody calling `seatFreed`: each is checked
 * again under its lock.
 */
export async function advanceWaitingLists(services: Services) {
  const now = services.clock.now();
  const today = brusselsDay(now);
  const courses = await services.db
    .selectFrom("courses as course")
    .select("course.id")
    // Literals, as in the condition of the index.
    .where(
      sql<boolean>`course.id in (select course_id from waiting_list_entries where state in ('waiting', 'offered'))`,
    )
    .where(({ eb, or, not, ref }) =>
      or([
        eb("course.published_at", "is", null),
        not(notOfBlocked(ref("course.organizer_id"))),
        eb("course.cancelled_at", "is not", null),
        eb("course.has_enrollments", "=", false),
        eb("course.max_participants", "is", null),
        sql<boolean>`course.enrollment_deadline < ${today}::date`,
        sql<boolean>`course.start_date <= ${today}::date`,
        sql<boolean>`exists (
          select from waiting_list_entries entry
          where entry.course_id = course.id and entry.state = 'offered'
            and (entry.offered_until <= ${now} or ${isOfBlockedPerson})
        )`,
        sql<boolean>`(course.max_participants > ${takenSeats(now)} and exists (
          select from waiting_list_entries entry where entry.course_id = course.id and ${isWaiting}
        ))`,
      ]),
    )
    .execute();
  await tryEach(services, courses, ({ id }) => advanceWaitingList(services, id));
}
