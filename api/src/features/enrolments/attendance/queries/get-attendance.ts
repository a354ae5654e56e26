import { sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { PARTICIPANT_GROUPS } from "../../participants/participant-groups.ts";
import { participantsOf } from "../../participants/participant.policy.ts";
import { attendedCourse } from "./attended-course.ts";

interface StoredTick {
  day: string;
  present: boolean;
  tickedAt: string;
}

/** The participants of a course, by name, with the days on which they were ticked. */
const attendees = (ctx: MemberContext, courseId: string) =>
  participantsOf(ctx)
    .innerJoin("users as user", "user.id", "enrolment.user_id")
    .select(["enrolment.id", "user.nickname"])
    .select(
      sql<string>`coalesce(nullif(concat_ws(' ', enrolment.first_name, enrolment.last_name), ''), "user".nickname)`.as(
        "name",
      ),
    )
    .select(
      sql<StoredTick[]>`(
        select coalesce(json_agg(json_build_object('day', tick.day, 'present', tick.present, 'tickedAt', tick.ticked_at)
          order by tick.day), '[]'::json)
        from attendances tick where tick.enrolment_id = enrolment.id
      )`.as("ticks"),
    )
    .where("enrolment.course_id", "=", courseId)
    .where(PARTICIPANT_GROUPS.active())
    .orderBy(sql`lower(enrolment.last_name)`)
    .orderBy(sql`lower(enrolment.first_name)`)
    .orderBy("enrolment.id");

/** Who was present on which days, in a course that the viewer manages (docs/product/attendance.md). @throws 404, 422 */
export async function getAttendance(ctx: MemberContext, slug: string) {
  const { id, meetings } = await attendedCourse(ctx, slug);
  const rows = await attendees(ctx, id).execute();
  return {
    data: {
      courseId: id,
      ...meetings,
      today: brusselsDay(ctx.now),
      participants: rows.map(({ ticks, ...person }) => ({
        ...person,
        ticks: ticks.map((tick) => ({ ...tick, tickedAt: new Date(tick.tickedAt).toISOString() })),
      })),
    },
  };
}
