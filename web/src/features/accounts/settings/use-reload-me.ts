import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { meQuery } from "#platform/session.queries.ts";

/** After something about the current user changed: the header and the page that is open show it. */
export function useReloadMe() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await queryClient.refetchQueries({ queryKey: meQuery.queryKey });
    await router.invalidate();
  };
}
