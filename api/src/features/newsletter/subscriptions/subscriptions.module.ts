import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { confirmSubscription } from "./operations/confirm-subscription.ts";
import { subscribe } from "./operations/subscribe.ts";
import { unsubscribe } from "./operations/unsubscribe.ts";
import { getSubscription } from "./queries/get-subscription.ts";

export const newsletterSubscriptionsModule = {
  handlers: {
    subscribe: ({ ctx, body }) => subscribe(ctx, body),
    confirm: ({ ctx, body }) => confirmSubscription(ctx, body),
    subscription: ({ ctx, params }) => getSubscription(ctx, params.token),
    unsubscribe: ({ ctx, params }) => unsubscribe(ctx, params.token),
  } satisfies ApiHandlers<typeof contract>["newsletterSubscriptions"],
};
