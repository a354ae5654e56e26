import { type QueryClient, useQueryClient } from "@tanstack/react-query";

/**
 * Returns a function that runs a change, and then refetches what the page shows: even after a refusal, since it may have
 * been changed or removed elsewhere.
 */
export function useChange(refetch: (queryClient: QueryClient) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return async <Result>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } finally {
      await refetch(queryClient);
    }
  };
}
