import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { isWaitingListOver } from "#features/courses/courses/course.rules.ts";
import { entryOf, livePlaces } from "#features/courses/courses/queries/waiting-list.ts";
import { wasDelisted } from "../../enrolments/enrolment.errors.ts";
import { hasUnlimitedSeats, holdsSeat } from "../../enrolments/enrolment.rules.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { hasFreeSeat, whyNotEnrol } from "../../enrolments/seats.ts";
import { hasNoWaitingList, hasSeatAlready, isEnrolledAlready, listIsOver, seatIsFree } from "../waiting-list.errors.ts";

/**
 * Puts somebody at the end of the waiting list of a full course; who is on it keeps their place
 * (docs/product/waiting-list.md#joining).
 * @throws 404, 422 with the reason
 */
export async function joinWaitingList(ctx: MemberContext, slug: string) {
  const { db, viewer, now } = ctx;
  const place = await db.transaction().execute(async (tx) => {
    const { course, enrolment } = await lockOwnEnrolment(ctx, tx, slug);
    const own = () =>
      livePlaces(tx, now).where("place.course_id", "=", course.id).where("place.user_id", "=", viewer.id);
    const before = await own().executeTakeFirst();
    if (before) return before;
    await refuseToWait(tx, ctx, { course, enrolment });
    // Places that are over, and an offer that has lapsed a moment ago.
    await tx
      .deleteFrom("waiting_list_entries")
      .where("course_id", "=", course.id)
      .where("user_id", "=", viewer.id)
      .execute();
    await tx
      .insertInto("waiting_list_entries")
      .values({ course_id: course.id, user_id: viewer.id, state: "waiting", joined_at: now })
      .execute();
    return own().executeTakeFirstOrThrow();
  });
  return { data: entryOf(place) };
}

async function refuseToWait(
  tx: Tx,
  ctx: MemberContext,
  { course, enrolment }: { course: LockedCourse; enrolment: LockedEnrolment | undefined },
) {
  if (enrolment?.delisted_at) throw wasDelisted();
  if (enrolment?.finalized_at) throw isEnrolledAlready();
  const refusal = await whyNotEnrol(tx, ctx, course);
  if (refusal) throw refusal;
  if (hasUnlimitedSeats(course)) throw hasNoWaitingList();
  if (isWaitingListOver(course, ctx.now)) throw listIsOver();
  if (enrolment && (enrolment.has_open_request || holdsSeat(course, enrolment, ctx.now))) throw hasSeatAlready();
  if (await hasFreeSeat(tx, course, ctx.now, ctx.viewer.id)) throw seatIsFree();
}
