import { hours, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { Demo } from "../demo.ts";

const COURSE = "16-dichten-met-de-seizoenen";
/** People who wait for the full course. The first has waited longest, and is offered the last seat. */
const WAITING = ["wedstrijdorganisator", "jongere", "activiteitenorganisator"];

/** A waiting list whose first person is offered a seat. */
export async function addWaitingLists(tx: Tx, { config }: Services, { personId, courseId, now }: Demo) {
  const course_id = courseId(COURSE);
  for (const [place, key] of WAITING.entries()) {
    const user_id = personId(key);
    const offer = { state: "offered" as const, offered_at: now, offered_until: later(now, config.seatOfferLasts) };
    const { id } = await tx
      .insertInto("waiting_list_entries")
      .values({
        course_id,
        user_id,
        joined_at: later(now, -hours(40 - place)),
        ...(place === 0 ? offer : { state: "waiting" as const }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = { course: course_id };
    if (place === 0) await notify(tx, { to: [user_id], type: "courseSeatOffered", about, dedupeKey: id, now });
  }
}
