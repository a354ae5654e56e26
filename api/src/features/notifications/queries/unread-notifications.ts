import type { Notification } from "@inktvis/contract/features/notifications";
import { sql } from "kysely";
import type { MemberContext } from "../../../platform/context.ts";

export const NOTIFICATIONS_PER_PAGE = 50;

/**
 * Of a text that is private or hidden since, or whose author is blocked, nothing is told any more: for others it does not
 * exist, and whoever judges it blind would read here whose it is.
 */
const unreadOf = ({ db, viewer }: MemberContext) =>
  db
    .selectFrom("notifications")
    .where("user_id", "=", viewer.id)
    .where("read_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("text_slugs as address")
            .innerJoin("texts as text", "text.id", "address.text_id")
            .innerJoin("users as author", "author.id", "text.author_id")
            .select("text.id")
            .where("notifications.type", "=", "newTextFromFollow")
            .where("address.slug", "=", sql<string>`notifications.data #>> '{text,slug}'`)
            .where((eb) =>
              eb.or([
                eb("text.is_private", "=", true),
                eb("text.hidden_at", "is not", null),
                eb("author.blocked_at", "is not", null),
              ]),
            ),
        ),
      ),
    );

const amountOf = (ctx: MemberContext) =>
  unreadOf(ctx)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("created_at").as("newest")])
    .executeTakeFirstOrThrow();

export async function countUnread(ctx: MemberContext) {
  const { count } = await amountOf(ctx);
  return { data: { count } };
}

export async function listUnread(ctx: MemberContext, page: number) {
  const [rows, { count, newest }] = await Promise.all([
    unreadOf(ctx)
      .select(["id", "type", "data", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(NOTIFICATIONS_PER_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PER_PAGE)
      .execute(),
    amountOf(ctx),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: row.type,
      data: row.data as unknown as Notification["data"],
      createdAt: row.created_at.toISOString(),
    })),
    meta: {
      currentPage: page,
      total: count,
      pageSize: NOTIFICATIONS_PER_PAGE,
      // The types of the database know no column that may be null in an aggregate over nothing.
      newestAt: (newest as Date | null)?.toISOString() ?? null,
    },
  };
}
