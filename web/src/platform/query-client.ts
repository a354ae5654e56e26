import { QueryCache, QueryClient } from "@tanstack/react-query";
import { reactToRefusal } from "./refusals.ts";

/**
 * A query that fails while a page is loading shows the error page (see `load`). A refetch that fails leaves the page
 * as it is and reacts as to any refusal.
 */
export function createQueryClient() {
  const queryCache = new QueryCache({
    onError(error, query) {
      if (query.state.data !== undefined && query.getObserversCount() > 0) reactToRefusal(error);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: { queries: { staleTime: 30_000, retry: false } },
  });
}
