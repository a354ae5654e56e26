import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Drops what is cached under these keys and not shown. A query that is being fetched for the next page stays: without
 * it, that page would fail with a CancelledError.
 */
export function dropCached(queryClient: QueryClient, ...queryKeys: QueryKey[]) {
  for (const queryKey of queryKeys) queryClient.removeQueries({ queryKey, type: "inactive", fetchStatus: "idle" });
}

/** To be called after something changed: drops what is cached under these keys, and refetches what is shown. */
export async function refreshCached(queryClient: QueryClient, ...queryKeys: QueryKey[]) {
  dropCached(queryClient, ...queryKeys);
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
