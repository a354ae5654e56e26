import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";

interface ShipmentChange {
  action: "send" | "unsend" | "cancel" | "delete" | "invoice" | "change-address";
  id: string;
  /** Who gets what is sent; null for a visitor. */
  ownerId: string | null;
}

/** Writes what staff did with something to be sent into the audit log. */
export const recordShipmentChange = (tx: Tx, { viewer, now }: MemberContext, { action, id, ownerId }: ShipmentChange) =>
  recordChange(tx, { actorId: viewer.id, now, action, subject: "shipments", subjectId: id, ownerId });
