import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

export const isLoggedInQuery = queryOptions({
  queryKey: ["session", "logged-in"],
  queryFn: async ({ signal }) => (await api.auth.isLoggedIn({}, { signal })).data.isLoggedIn,
  staleTime: 5 * 60_000,
});

/** Who is signed in on this site; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ["session", "me"],
  queryFn: async ({ client, signal }) => {
    const isLoggedIn = await client.query({ ...isLoggedInQuery, staleTime: "static" });
    return isLoggedIn ? (await api.me.get({}, { signal })).data : null;
  },
  staleTime: 5 * 60_000,
});

export const notificationCountQuery = queryOptions({
  queryKey: ["session", "notification-count"],
  queryFn: async ({ signal }) => (await api.notifications.count({}, { signal })).data.count,
  staleTime: 60_000,
});

/** The boot of spec 1 §2.5: whether somebody is signed in, and if so who, and how much is unread. */
export async function loadSession(queryClient: QueryClient) {
  const me = await queryClient.query({ ...meQuery, staleTime: "static" });
  if (me) await queryClient.query({ ...notificationCountQuery, staleTime: "static" });
}
