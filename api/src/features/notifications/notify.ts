import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications";
import { sql } from "kysely";
import type { Tx } from "../../platform/db/database.ts";
import { NOTIFICATION_KINDS } from "./notification-kinds.ts";

interface Raised<T extends NotificationType> {
  /** Any number of people; who is gone since is passed over. */
  to: readonly string[];
  type: T;
  /** Names and addresses as they are now: the sentence stays readable when the thing is gone. */
  data: NotificationData<T>;
  /** What happened, as this type tells its happenings apart, such as the id of the text: each is told to a person once. */
  happening: string;
  now: Date;
}

/**
 * Tells people in the product that something happened (spec 1 §3), in the transaction of what happened: they hear of
 * it if and only if it did, and once, however often this runs. Its mail follows by itself.
 */
export async function notify<T extends NotificationType>(tx: Tx, { to, type, data, happening, now }: Raised<T>) {
  await tx
    .insertInto("notifications")
    .columns(["user_id", "type", "data", "happening", "mail", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select([
          "id",
          sql<string>`${type}::text`.as("type"),
          sql<string>`${JSON.stringify(data)}::jsonb`.as("data"),
          sql<string>`${happening}::text`.as("happening"),
          sql<string | null>`${waitingMail(type)}::text`.as("mail"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
        ])
        .where(sql<boolean>`id = any(${to}::uuid[])`)
        // So that two who tell the same people at once wait for each other in one order.
        .orderBy("id"),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "type", "happening"]).doNothing())
    .execute();
}

function waitingMail(type: NotificationType) {
  const { mail } = NOTIFICATION_KINDS[type];
  if (typeof mail === "function") return "soon";
  return mail === "daily" ? "daily" : null;
}
