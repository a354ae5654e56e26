import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { meQuery } from "#platform/session.queries.ts";

/** Reloads the signed-in person after a change, so that the header and the current page show it. */
export function useReloadMe() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await queryClient.refetchQueries({ queryKey: meQuery.queryKey });
    await router.invalidate();
  };
}
