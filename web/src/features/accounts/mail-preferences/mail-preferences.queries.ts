import { queryOptions } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

export const mailPreferencesQuery = queryOptions({
  queryKey: ["mail-preferences"],
  queryFn: async ({ signal }) => (await accountApi.mailPreferences.get({}, { signal })).data,
});

/** The category that the unsubscribe link of a mail would end. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ["subscription", token],
    queryFn: async ({ signal }) =>
      (await accountApi.mailPreferences.subscription({ params: { token } }, { signal })).data,
  });
