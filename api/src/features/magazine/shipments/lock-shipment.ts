import type { Selectable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { MagazineSubscriptions } from "#platform/db/tables.gen.ts";
import { lockEnrolment } from "#features/enrolments/enrolments/queries/lock-enrolment.ts";
import { cancelled, noSuchShipment, paidBack } from "./shipment.errors.ts";

interface LockedShipment {
  table: "enrolment_add_ons" | "magazine_subscriptions";
  /** The row that has its address. */
  address: { table: "enrolments" | "magazine_subscriptions"; id: string };
  sentAt: Date | null;
  ownerId: string | null;
  /** Whether its buyer was relisted for the course, and has to pay for it again. */
  isBuyerPayingAgain: boolean;
}

/** It has a name and an address, so it is not erased. */
export type LockedRequest = Selectable<MagazineSubscriptions> & { name: string; email: string };

/**
 * Locks a request for the magazine: of two people who handle it, the second sees what the first did.
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
 * Locks what is to be sent, in whichever table it is. What was bought with a course is locked with its enrolment:
 * paying back what was not sent locks that too, so the two run one after the other.
 * @throws 404; 409 for what is paid back or cancelled
 */
export async function lockShipment(tx: Tx, id: string): Promise<LockedShipment> {
  const request = await lockRequestIfThere(tx, id);
  if (request) {
    const table = "magazine_subscriptions";
    const { sent_at: sentAt, user_id: ownerId } = request;
    return { table, address: { table, id }, sentAt, ownerId, isBuyerPayingAgain: false };
  }
  const bought = () => tx.selectFrom("enrolment_add_ons").selectAll().where("id", "=", id).executeTakeFirst();
  const known = await bought();
  if (!known) throw noSuchShipment();
  const locked = await lockEnrolment(tx, known.enrolment_id, { missing: noSuchShipment });
  const shipment = await bought();
  const { finalized_at, first_name, user_id: ownerId } = locked.enrolment;
  const isBuyerPayingAgain = finalized_at === null;
  // Without a name it was erased, perhaps after the page was opened. No address may be added again to an erased row.
  if (!shipment || (isBuyerPayingAgain && !shipment.sent_at) || first_name === null) throw noSuchShipment();
  if (shipment.credited_at) throw paidBack();
  const address = { table: "enrolments" as const, id: shipment.enrolment_id };
  return { table: "enrolment_add_ons", address, sentAt: shipment.sent_at, ownerId, isBuyerPayingAgain };
}
