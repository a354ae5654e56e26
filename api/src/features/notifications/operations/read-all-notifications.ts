import type { MemberContext } from "#platform/context.ts";

/**
 * Marks all of one's own notifications as read, except those created after `until`, which the person has not seen yet.
 */
export async function readAllNotifications({ db, viewer, now }: MemberContext, until: string | undefined) {
  await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", viewer.id)
    .where("read_at", "is", null)
    .where("created_at", "<=", until ? new Date(until) : now)
    .execute();
}
