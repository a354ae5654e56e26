import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";

interface ShipmentChange {
  action: "send" | "unsend" | "cancel" | "delete" | "invoice" | "change-address";
  id: string;
  /** The person who gets the shipment; null for a visitor. */
  ownerId: string | null;
}

/** Records in the audit log what staff did with a shipment. */
export const recordShipmentChange = (tx: Tx, { viewer, now }: MemberContext, { action, id, ownerId }: ShipmentChange) =>
  recordChange(tx, { actorId: viewer.id, now, action, subject: "shipments", subjectId: id, ownerId });
