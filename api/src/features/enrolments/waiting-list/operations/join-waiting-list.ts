import type { ApiError } from "@inktvis/contract/layer/client";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type WaitProblem, waitProblem } from "#features/courses/courses/course.rules.ts";
import { factsUnderLock } from "#features/courses/courses/queries/facts-under-lock.ts";
import { entryOf, livePlaces } from "#features/courses/courses/queries/waiting-list.ts";
import { delistedAlready } from "../../enrolments/enrolment.errors.ts";
import { type LockedCourse, type LockedEnrolment, lockOwnEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { ENROL_REFUSALS, enrolFacts } from "../../enrolments/seats.ts";
import { noWaitingList, seatHeldAlready, participatesAlready, listIsOver, seatIsFree } from "../waiting-list.errors.ts";

/**
 * Puts somebody at the end of the waiting list of a full course; people who are already on it keep their place
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
    // Earlier places that are over, and an offer that lapsed a moment ago.
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

const REFUSALS: Record<WaitProblem, () => ApiError> = {
  ...ENROL_REFUSALS,
  delisted: delistedAlready,
  enrolled: participatesAlready,
  "no-list": noWaitingList,
  "list-over": listIsOver,
  "seat-held": seatHeldAlready,
  "seat-free": seatIsFree,
};

async function refuseToWait(
  tx: Tx,
  { viewer, now }: MemberContext,
  { course, enrolment }: { course: LockedCourse; enrolment: LockedEnrolment | undefined },
) {
  const facts = { ...(await enrolFacts(tx, course, viewer)), ...(await factsUnderLock(tx, course.id, now)) };
  const problem = waitProblem({ ...course, ...facts, own: enrolment }, viewer.id, now);
  if (problem) throw REFUSALS[problem]();
}
