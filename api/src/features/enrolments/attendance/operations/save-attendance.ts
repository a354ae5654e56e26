import type { Tick } from "@inktvis/contract/features/enrolments/attendance";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { PARTICIPANT_GROUPS } from "../../participants/participant-groups.ts";
import { canBeTicked } from "../attendance.rules.ts";
import { attendedCourse } from "../queries/attended-course.ts";
import { getAttendance } from "../queries/get-attendance.ts";

/**
 * Ticks who was present (docs/product/attendance.md#ticking): of two ticks for the same person and day the later one
 * counts, whichever arrives first. A tick is left out when the person is no longer a participant, when the course no
 * longer has that day, or when the day is yet to come: a phone that was offline sends many ticks at once, and would
 * lose all of them if one were refused.
 * @throws 404, 422 for a course without meetings
 */
export async function saveAttendance(ctx: MemberContext, slug: string, ticks: readonly Tick[]) {
  const { id, meetings } = await attendedCourse(ctx, slug);
  const counted = ticks.filter(({ day }) => canBeTicked(meetings, day, ctx.now));
  await sql`
    insert into attendances (enrolment_id, day, present, ticked_at, ticked_by)
    select enrolment.id, tick.day, tick.present, tick.ticked_at, ${ctx.viewer.id}
    from jsonb_to_recordset(${JSON.stringify(latestOfEach(ctx, counted))}::jsonb)
      as tick (id uuid, day date, present boolean, ticked_at timestamptz)
    join enrolments enrolment on enrolment.id = tick.id
    where enrolment.course_id = ${id} and ${PARTICIPANT_GROUPS.active()}
    -- In a fixed order: two phones that send the same people must not deadlock.
    order by enrolment.id, tick.day
    on conflict (enrolment_id, day) do update
      set present = excluded.present, ticked_at = excluded.ticked_at, ticked_by = excluded.ticked_by
      where excluded.ticked_at > attendances.ticked_at`.execute(ctx.db);
  return getAttendance(ctx, slug);
}

/**
 * The last tick for each person and day. A clock that is ahead does not win for ever: a moment in the future counts as
 * now.
 */
function latestOfEach({ now }: MemberContext, ticks: readonly Tick[]) {
  const latest = new Map<string, { id: string; day: string; present: boolean; ticked_at: string }>();
  for (const { participantId, day, present, tickedAt } of ticks) {
    const ticked_at = new Date(Math.min(Date.parse(tickedAt), now.getTime())).toISOString();
    const key = `${participantId} ${day}`;
    if (ticked_at >= (latest.get(key)?.ticked_at ?? ""))
      latest.set(key, { id: participantId, day, present, ticked_at });
  }
  return [...latest.values()];
}
