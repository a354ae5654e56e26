import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "#platform/api.ts";
import { notificationCountQuery } from "#platform/session.queries.ts";

const MIN_INTERVAL_MS = 60_000;

/**
 * The number of unread notifications. Starts with the one in the page, and is refreshed at most once a minute: on
 * navigation, and when the window is shown or focused again. Errors are ignored.
 */
export function useUnreadCount() {
  const { data = 0 } = useQuery({ ...notificationCountQuery, staleTime: "static" });
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
      checkedAt = Date.now();
      api.notifications.count({}, { quiet: true }).then(
        ({ data: { count } }) => queryClient.setQueryData(notificationCountQuery.queryKey, count),
        () => {},
      );
    };
    const stop = router.subscribe("onResolved", check);
    document.addEventListener("visibilitychange", check);
    addEventListener("focus", check);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", check);
      removeEventListener("focus", check);
    };
  }, [queryClient, router]);
  return data;
}
