import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/**
 * A page of the unread notifications of the signed-in person, newest first. Never cached: new ones can arrive at any
 * time.
 */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ["notifications", page],
    queryFn: ({ signal }) => api.notifications.list({ query: { page } }, { signal }),
    gcTime: 0,
  });
