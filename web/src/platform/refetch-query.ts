import type { QueryClient, QueryExecuteOptions, QueryKey } from "@tanstack/react-query";
import { reactToRefusal } from "./refusals.ts";

/** Refetches what a save depends on or shows. It is part of that save: its failure is shown like that of any change. */
export async function refetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.query({ ...query, staleTime: 0 });
  } catch (error) {
    reactToRefusal(error);
    throw error;
  }
}
