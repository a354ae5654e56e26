import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { changeNotifications } from "./operations/change-notifications.ts";
import { changePassword } from "./operations/change-password.ts";
import { changePrivacy } from "./operations/change-privacy.ts";
import { updateProfile } from "./operations/update-profile.ts";

export const settingsModule = {
  handlers: {
    updateProfile: ({ ctx, body }) => updateProfile(ctx, body),
    changePassword: ({ ctx, body }) => changePassword(ctx, body),
    changePrivacy: ({ ctx, body }) => changePrivacy(ctx, body),
    changeNotifications: ({ ctx, body }) => changeNotifications(ctx, body),
  } satisfies ApiHandlers<typeof contract>["settings"],
};
