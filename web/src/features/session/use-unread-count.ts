import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "#platform/api.ts";
import { notificationCountQuery } from "#platform/session.queries.ts";

const FRESH_FOR = 60_000;

/**
 * How much is unread: as the page came with, and looked up anew when somebody goes to another page or comes back to this
 * window, at most once a minute. Quietly: a number that could not be had disturbs nobody.
 */
export function useUnreadCount() {
  const { data = 0 } = useQuery({ ...notificationCountQuery, staleTime: "static" });
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let lookedAt = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - lookedAt < FRESH_FOR) return;
      lookedAt = Date.now();
      api.notifications.count({}, { quiet: true }).then(
        ({ data: { count } }) => queryClient.setQueryData(notificationCountQuery.queryKey, count),
        () => {},
      );
    };
    const stop = router.subscribe("onResolved", look);
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, [queryClient, router]);
  return data;
}
