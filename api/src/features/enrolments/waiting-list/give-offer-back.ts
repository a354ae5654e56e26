import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { endReservation } from "../enrolments/end-reservation.ts";
import { seatFreed } from "./seat-freed.ts";

interface Place {
  id: string;
  course_id: string;
  user_id: string;
}

/**
 * Declines an offer, and with it the seat that its holder held while they paid: the next person is offered it at once
 * (docs/product/waiting-list.md#offers). An open request to pay in instalments keeps holding that seat. The caller has
 * locked the course.
 */
export async function giveOfferBack(tx: Tx, { jobs, now }: Pick<Services, "jobs"> & { now: Date }, place: Place) {
  const paying = await tx
    .selectFrom("enrolments")
    .select("id")
    .where("course_id", "=", place.course_id)
    .where("user_id", "=", place.user_id)
    .where("finalized_at", "is", null)
    .where("delisted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (paying) await endReservation(tx, now, paying.id);
  await tx
    .updateTable("waiting_list_entries")
    .set({ state: "declined", ended_at: now })
    .where("id", "=", place.id)
    .execute();
  await seatFreed(tx, { jobs }, place.course_id);
}
