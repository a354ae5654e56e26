import { QueryCache, QueryClient } from "@tanstack/react-query";
import { reactToRefusal } from "./refusals.ts";

/**
 * A query that fails while a page is loading shows the error page (see `load`). A refetch that fails leaves the page as
 * it is and reacts as to any refusal; without a connection it shows no message, and is repeated once there is one.
 */
export function createQueryClient() {
  const queryCache = new QueryCache({
    onError(error, query) {
      if (query.state.data !== undefined && query.getObserversCount() > 0 && navigator.onLine) reactToRefusal(error);
    },
  });
  // Queries of a page from the server get a cache time of minutes, and of several cache times the longest counts: an
  // uncached query would be as old as that page when its reader comes back. So the query's own time replaces it.
  queryCache.subscribe(({ type, query }) => {
    if (type === "observerAdded") query.gcTime = query.options.gcTime ?? query.gcTime;
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        // By default a query without a connection silently waits for one: a save that reads first would never end.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}
