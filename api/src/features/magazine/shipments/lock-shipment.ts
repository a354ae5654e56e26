import type { Selectable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { MagazineSubscriptions } from "#platform/db/tables.gen.ts";
import { lockEnrolment } from "#features/enrolments/enrolments/queries/lock-enrolment.ts";
import { cancelled, noSuchShipment, paidBack } from "./shipment.errors.ts";

interface LockedShipment {
  table: "enrolment_add_ons" | "magazine_subscriptions";
  /** Where its address stands. */
  address: { table: "enrolments" | "magazine_subscriptions"; id: string };
  sentAt: Date | null;
  ownerId: string | null;
  /** Of a course that its buyer was taken back to, and pays for again. */
  isOfWhoPaysAgain: boolean;
}

/** What has a name and an address: nothing of it is erased. */
export type LockedRequest = Selectable<MagazineSubscriptions> & { name: string; email: string };

/**
 * Locks a request for the magazine: of two who handle it the second one sees what the first one did.
 * @throws 404; 409 for one that was cancelled
 */
export async function lockRequest(tx: Tx, id: string): Promise<LockedRequest> {
  const request = await lockRequestIfThere(tx, id);
  if (!request) throw noSuchShipment();
  return request;
}

async function lockRequestIfThere(tx: Tx, id: string) {
  const request = await tx
    .selectFrom("magazine_subscriptions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return undefined;
  const { name, email } = request;
  if (name === null || email === null) throw noSuchShipment();
  if (request.cancelled_at) throw cancelled();
  return { ...request, name, email };
}

/**
 * Locks what is to be sent, whichever table it is in. What was bought with a course is locked with its enrolment: whoever
 * pays back what was not sent holds that too, so one of both comes first.
 * @throws 404; 409 for what is paid back or cancelled
 */
export async function lockShipment(tx: Tx, id: string): Promise<LockedShipment> {
  const request = await lockRequestIfThere(tx, id);
  if (request) {
    const table = "magazine_subscriptions";
    const { sent_at: sentAt, user_id: ownerId } = request;
    return { table, address: { table, id }, sentAt, ownerId, isOfWhoPaysAgain: false };
  }
  const bought = () => tx.selectFrom("enrolment_add_ons").selectAll().where("id", "=", id).executeTakeFirst();
  const known = await bought();
  if (!known) throw noSuchShipment();
  const locked = await lockEnrolment(tx, known.enrolment_id, { missing: noSuchShipment });
  const shipment = await bought();
  const { finalized_at, first_name, user_id: ownerId } = locked.enrolment;
  const isOfWhoPaysAgain = finalized_at === null;
  // Without a name: erased, also since the page was opened. No address comes back into what is kept of it.
  if (!shipment || (isOfWhoPaysAgain && !shipment.sent_at) || first_name === null) throw noSuchShipment();
  if (shipment.credited_at) throw paidBack();
  const address = { table: "enrolments" as const, id: shipment.enrolment_id };
  return { table: "enrolment_add_ons", address, sentAt: shipment.sent_at, ownerId, isOfWhoPaysAgain };
}
