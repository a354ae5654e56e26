import { queryOptions } from "@tanstack/react-query";
import { newsletterApi } from "../newsletter-api.ts";

/** The subscription that an unsubscribe link would end. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ["newsletter-subscription", token],
    queryFn: async ({ signal }) =>
      (await newsletterApi.newsletterSubscriptions.subscription({ params: { token } }, { signal })).data,
  });
