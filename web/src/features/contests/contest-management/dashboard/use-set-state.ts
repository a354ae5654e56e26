import type { ContributionState } from "@inktvis/contract/features/contests/contributions";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "#platform/api.ts";
import { sayRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { entriesQuery, entryQuery, managedContestQuery } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

interface Entry {
  id: string;
  title: string;
  state: ContributionState;
}

/** Makes an entry a winner, or invalid: shown at once, and put back when it is refused. */
export function useSetState(slug: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, title, state: before }: Entry, state: ContributionState) => {
      const show = (shown: ContributionState) => {
        queryClient.setQueryData(entriesQuery(slug).queryKey, (entries) =>
          entries?.map((entry) => (entry.id === id ? { ...entry, state: shown } : entry)),
        );
        queryClient.setQueryData(entryQuery(id).queryKey, (entry) => entry && { ...entry, state: shown });
      };
      await queryClient.cancelQueries({ queryKey: entriesQuery(slug).queryKey });
      show(state);
      try {
        await api.contributions.setState({ params: { id }, body: { state } });
        toast(copy.stateSaved[state](title));
        // Whether there are winners belongs to the contest.
        void queryClient.invalidateQueries({ queryKey: managedContestQuery(slug).queryKey });
      } catch (refusal) {
        show(before);
        sayRefusal(refusal);
      }
    },
    [queryClient, slug],
  );
}
