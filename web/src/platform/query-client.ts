import { QueryCache, QueryClient } from "@tanstack/react-query";
import { reactToRefusal } from "./refusals.ts";

/**
 * A query that fails while a page waits for it shows the error page (see `load`); one that fails behind a page that
 * is already there, tells so and leaves the page alone.
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
