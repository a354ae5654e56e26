import type { Me } from "@inktvis/contract/features/accounts/me";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

export const isLoggedInQuery = queryOptions({
  queryKey: ["session", "logged-in"],
  queryFn: async ({ signal }) => (await api.auth.isLoggedIn({}, { signal })).data.isLoggedIn,
  staleTime: 5 * 60_000,
});

const ME = ["session", "me"];

/** The user who is signed in on this site; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ME,
  queryFn: async ({ client, signal }) => {
    const isLoggedIn = await client.query({ ...isLoggedInQuery, staleTime: "static" });
    const me = isLoggedIn ? (await api.me.get({}, { signal })).data : null;
    if (me && (client.getQueryData<Me>(ME)?.id ?? me.id) !== me.id) await reloadPage();
    return me;
  },
  staleTime: 5 * 60_000,
});

export const notificationCountQuery = queryOptions({
  queryKey: ["session", "notification-count"],
  queryFn: async ({ signal }) => (await api.notifications.count({}, { signal })).data.count,
  staleTime: 60_000,
});

/** Somebody else signed in, in another tab: they must not see data of the previous user. */
function reloadPage() {
  location.reload();
  return new Promise<never>(() => {});
}

/** docs/product/platform.md#start-of-a-page: whether somebody is signed in, and if so who, and how much is unread. */
export async function loadSession(queryClient: QueryClient) {
  const me = await queryClient.query({ ...meQuery, staleTime: "static" });
  if (me) await queryClient.query({ ...notificationCountQuery, staleTime: "static" });
}
