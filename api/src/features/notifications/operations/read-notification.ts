import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";

/** Marks one's own notification as read. Idempotent. */
export async function readNotification({ db, viewer, now }: MemberContext, id: string) {
  const row = await db
    .updateTable("notifications")
    .set(({ fn, val }) => ({ read_at: fn.coalesce("read_at", val(now)) }))
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound("Deze melding bestaat niet meer.");
}
