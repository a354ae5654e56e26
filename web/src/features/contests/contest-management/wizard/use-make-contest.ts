import type { ContestInput } from "@inktvis/contract/features/contests/contests";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { toast } from "#platform/toasts.ts";
import { MANAGED_CONTESTS_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { forgetContests } from "../management.queries.ts";
import { wizardMessages as copy } from "./wizard.nl.ts";

/** Makes the contest, says so, and goes back to where somebody came from. */
export function useMakeContest() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: ContestInput) => {
    const { data: made } = await api.contests.create({ body });
    await forgetContests(queryClient);
    toast(copy.made(made.title), "good", {
      title: copy.open,
      run: () => void router.navigate({ href: managedContestPath(made.slug) }),
    });
    if (router.history.canGoBack()) router.history.back();
    else await router.navigate({ href: MANAGED_CONTESTS_PATH });
  };
}
