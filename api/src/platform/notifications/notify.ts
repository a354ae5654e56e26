import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { NOTIFICATION_KINDS } from "./notification-kinds.ts";

/** The subjects of a notification by id: readers see the current title, and nothing once it is deleted or hidden. */
export type NotificationSubjects<T extends NotificationType> = Record<keyof NotificationData<T>, string>;

interface NotificationInput<T extends NotificationType> {
  /** Recipient ids; deleted users are ignored. */
  to: readonly string[];
  type: T;
  about: NotificationSubjects<T>;
  /** Identifies the event within its type, such as the id of a text: one notification per person and key. */
  dedupeKey: string;
  now: Date;
}

/**
 * Creates a notification for each recipient (docs/product/notifications.md#life), in the transaction of the event.
 * Idempotent. A job sends its mail.
 * @returns the ids of the people who did not have it yet
 */
export async function notify<T extends NotificationType>(
  tx: Tx,
  { to, type, about, dedupeKey, now }: NotificationInput<T>,
) {
  const {
    text = null,
    contest = null,
    course = null,
    invitation = null,
    user = null,
  }: Partial<Record<string, unknown>> = about;
  const told = await tx
    .insertInto("notifications")
    .columns([
      "user_id",
      "type",
      "text_id",
      "contest_id",
      "course_id",
      "invitation_id",
      "about_user_id",
      "dedupe_key",
      "mail",
      "created_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select([
          "id",
          sql<string>`${type}::text`.as("type"),
          sql<string | null>`${text}::uuid`.as("text_id"),
          sql<string | null>`${contest}::uuid`.as("contest_id"),
          sql<string | null>`${course}::uuid`.as("course_id"),
          sql<string | null>`${invitation}::uuid`.as("invitation_id"),
          sql<string | null>`${user}::uuid`.as("about_user_id"),
          sql<string>`${dedupeKey}::text`.as("dedupe_key"),
          sql<string | null>`${pendingMail(type)}::text`.as("mail"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
        ])
        .where(sql<boolean>`id = any(${to}::uuid[])`)
        // Locks in a fixed order: concurrent calls for the same people must not deadlock.
        .orderBy("id"),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "type", "dedupe_key"]).doNothing())
    .returning("user_id")
    .execute();
  return told.map(({ user_id }) => user_id);
}

function pendingMail(type: NotificationType) {
  const { mail } = NOTIFICATION_KINDS[type];
  if (typeof mail === "function") return "soon";
  return mail === "daily" ? "daily" : null;
}
