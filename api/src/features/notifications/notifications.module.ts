import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { readAllNotifications } from "./operations/read-all-notifications.ts";
import { readNotification } from "./operations/read-notification.ts";
import { countUnread, listUnread } from "./queries/unread-notifications.ts";

export const notificationsModule = {
  handlers: {
    list: ({ ctx, query }) => listUnread(ctx, query.page),
    count: ({ ctx }) => countUnread(ctx),
    read: ({ ctx, params }) => readNotification(ctx, params.id),
    readAll: ({ ctx, body }) => readAllNotifications(ctx, body.until),
  } satisfies ApiHandlers<typeof contract>["notifications"],
};
