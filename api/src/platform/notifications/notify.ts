import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { NOTIFICATION_KINDS } from "./notification-kinds.ts";

/**
 * What a notification is about, by id: its reader is told what that is called when they look, and nothing once it is gone
 * or hidden from them. Courses have no table yet and come with their name.
 */
export type NotificationSubjects<T extends NotificationType> = {
  [Part in keyof NotificationData<T>]: Part extends "course" ? NotificationData<T>[Part] : string;
};

interface NotificationInput<T extends NotificationType> {
  /** Any number of people; who is gone since is passed over. */
  to: readonly string[];
  type: T;
  about: NotificationSubjects<T>;
  /** What happened, as this type tells its events apart, such as the id of the text: each is told to a person once. */
  dedupeKey: string;
  now: Date;
}

/**
 * Tells people in the product that something happened (docs/product/notifications.md#life), in the transaction of what
 * happened: they hear of it if and only if it did, and once, however often this runs. Its mail follows by itself.
 */
export async function notify<T extends NotificationType>(
  tx: Tx,
  { to, type, about, dedupeKey, now }: NotificationInput<T>,
) {
  const { text = null, contest = null, user = null, course }: Partial<Record<string, unknown>> = about;
  await tx
    .insertInto("notifications")
    .columns(["user_id", "type", "text_id", "contest_id", "about_user_id", "data", "dedupe_key", "mail", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select([
          "id",
          sql<string>`${type}::text`.as("type"),
          sql<string | null>`${text}::uuid`.as("text_id"),
          sql<string | null>`${contest}::uuid`.as("contest_id"),
          sql<string | null>`${user}::uuid`.as("about_user_id"),
          sql<string>`${JSON.stringify({ course })}::jsonb`.as("data"),
          sql<string>`${dedupeKey}::text`.as("dedupe_key"),
          sql<string | null>`${pendingMail(type)}::text`.as("mail"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
        ])
        .where(sql<boolean>`id = any(${to}::uuid[])`)
        // So that two who tell the same people at once wait for each other in one order.
        .orderBy("id"),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "type", "dedupe_key"]).doNothing())
    .execute();
}

function pendingMail(type: NotificationType) {
  const { mail } = NOTIFICATION_KINDS[type];
  if (typeof mail === "function") return "soon";
  return mail === "daily" ? "daily" : null;
}
