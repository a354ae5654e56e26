import { QueryCache, QueryClient } from "@tanstack/react-query";
import { reactToRefusal } from "./refusals.ts";

/**
 * A query that fails while a page is loading shows the error page (see `load`). A refetch that fails leaves the page
 * as it is and reacts as to any refusal; without a connection it says nothing, and comes again with the connection.
 */
export function createQueryClient() {
  const queryCache = new QueryCache({
    onError(error, query) {
      if (query.state.data !== undefined && query.getObserversCount() > 0 && navigator.onLine) reactToRefusal(error);
    },
  });
  // What a page from the server has read is kept for minutes, and of several times the longest counts: what is never to be
  // cached would be as old as that page where its reader comes back.
  queryCache.subscribe(({ type, query }) => {
    if (type === "observerAdded") query.gcTime = query.options.gcTime ?? query.gcTime;
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        // By default what is asked without a connection waits for one in silence: a save that looks first would never end.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}
