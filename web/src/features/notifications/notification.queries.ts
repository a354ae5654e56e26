import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** A page of what is unread, newest first, with how to page on. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ["notifications", page],
    queryFn: ({ signal }) => api.notifications.list({ query: { page } }, { signal }),
    // Each visit anew: meanwhile something may have happened.
    gcTime: 0,
  });
