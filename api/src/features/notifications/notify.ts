import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications";
import type { Tx } from "../../platform/db/database.ts";

interface Raised<T extends NotificationType> {
  to: readonly string[];
  type: T;
  /** Names and addresses as they are now: the sentence stays readable when the thing is gone. */
  data: NotificationData<T>;
  now: Date;
}

/**
 * Tells people in the product that something happened (spec 1 §3), in the transaction of what happened: they hear of
 * it if and only if it did.
 */
export async function notify<T extends NotificationType>(tx: Tx, { to, type, data, now }: Raised<T>) {
  if (to.length === 0) return;
  const rows = to.map((userId) => ({ user_id: userId, type, data: JSON.stringify(data), created_at: now }));
  await tx.insertInto("notifications").values(rows).execute();
}
