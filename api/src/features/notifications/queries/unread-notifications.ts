import type { MemberContext } from "#platform/context.ts";
import { notificationData, visibleNotifications, notificationsWithSubjects } from "../notification.policy.ts";

const NOTIFICATIONS_PER_PAGE = 50;

const unreadSummary = (ctx: MemberContext) =>
  visibleNotifications(ctx)
    .where("notification.read_at", "is", null)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("notification.created_at").as("newest")])
    .executeTakeFirstOrThrow();

export async function countUnread(ctx: MemberContext) {
  const { count } = await unreadSummary(ctx);
  return { data: { count } };
}

export async function listUnread(ctx: MemberContext, page: number) {
  const [rows, { count, newest }] = await Promise.all([
    notificationsWithSubjects(ctx)
      .where("notification.read_at", "is", null)
      .orderBy("notification.created_at", "desc")
      .orderBy("notification.id", "desc")
      .limit(NOTIFICATIONS_PER_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PER_PAGE)
      .execute(),
    unreadSummary(ctx),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: row.type,
      data: notificationData(ctx, row),
      createdAt: row.created_at.toISOString(),
    })),
    meta: {
      currentPage: page,
      total: count,
      pageSize: NOTIFICATIONS_PER_PAGE,
      // Kysely does not know that an aggregate over no rows is null.
      newestAt: (newest as Date | null)?.toISOString() ?? null,
    },
  };
}
