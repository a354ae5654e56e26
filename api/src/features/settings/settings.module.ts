import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { changeNotifications } from "./operations/change-notifications.ts";

export const settingsModule = {
  handlers: {
    changeNotifications: ({ ctx, body }) => changeNotifications(ctx, body),
  } satisfies ApiHandlers<typeof contract>["settings"],
};
