import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { readNotification } from "./operations/read-notification.ts";
import { countUnread, listUnread } from "./queries/unread-notifications.ts";

export { notify } from "./notify.ts";

export const notificationsModule = {
  handlers: {
    list: ({ ctx, query }) => listUnread(ctx, query.page),
    count: ({ ctx }) => countUnread(ctx),
    read: ({ ctx, params }) => readNotification(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["notifications"],
};
