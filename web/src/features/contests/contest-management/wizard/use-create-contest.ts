import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { MANAGED_CONTESTS_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { invalidateContests } from "../management.queries.ts";
import { wizardMessages as copy } from "./wizard.nl.ts";

/** Returns a function that creates a contest, shows a toast, and returns to the page before the wizard. */
export function useCreateContest() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: ContestInput, onSaved: OnSaved) => {
    const { data: created } = await api.contests.create({ body });
    onSaved();
    await invalidateContests(queryClient);
    toast(copy.created(created.title), "good", {
      title: copy.open,
      run: () => void router.navigate({ href: managedContestPath(created.slug) }),
    });
    if (router.history.canGoBack()) router.history.back();
    else await router.navigate({ href: MANAGED_CONTESTS_PATH });
  };
}
