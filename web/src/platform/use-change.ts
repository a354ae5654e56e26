import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/**
 * Runs a change, then refetches these queries, even if it was refused: what the page shows may have been changed or
 * removed elsewhere.
 */
export function useChange(...queries: readonly { queryKey: QueryKey }[]) {
  const queryClient = useQueryClient();
  return async <Result>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } finally {
      await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    }
  };
}
