import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { unsubscribe } from "./operations/unsubscribe.ts";
import { updateMailPreferences } from "./operations/update-mail-preferences.ts";
import { getMailPreferences, getSubscription } from "./queries/get-mail-preferences.ts";

export const mailPreferencesModule = {
  handlers: {
    get: ({ ctx }) => getMailPreferences(ctx),
    update: ({ ctx, body }) => updateMailPreferences(ctx, body),
    subscription: ({ ctx, params }) => getSubscription(ctx, params.token),
    unsubscribe: ({ ctx, params }) => unsubscribe(ctx, params.token),
  } satisfies ApiHandlers<typeof contract>["mailPreferences"],
};
