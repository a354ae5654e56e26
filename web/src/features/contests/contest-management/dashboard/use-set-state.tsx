import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { ContributionState } from "@inktvis/contract/features/contests/contributions";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { entriesQuery, entryQuery, managedContestQuery } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

interface Entry {
  id: string;
  title: string;
  state: ContributionState;
}

/**
 * Makes an entry a winner, or invalid: shown at once, and put back when it is refused. Who is not the organiser is first
 * asked why an entry is invalid, in `question`.
 */
export function useSetState(contest: Contest) {
  const { slug, me } = contest;
  const [asked, setAsked] = useState<Entry>();
  const why = useStaffReason(contest, asked?.id);
  const save = useSaveState(slug);
  const setState = useCallback(
    async (entry: Entry, state: ContributionState) => {
      if (state === "invalid" && !me.isOrganizer) setAsked(entry);
      else await save(entry, { state }).catch(toastRefusal);
    },
    [me.isOrganizer, save],
  );
  const question = (
    <ConfirmDialog
      confirm={copy.invalidate}
      open={asked !== undefined}
      title={asked ? copy.invalidateTitle(asked.title) : ""}
      onClose={() => setAsked(undefined)}
      onConfirm={async () => asked && save(asked, { state: "invalid", ...why.body })}
    >
      {why.field}
    </ConfirmDialog>
  );
  return { setState, question };
}

function useSaveState(slug: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, title, state: before }: Entry, body: { state: ContributionState; reason?: string }) => {
      const show = (shown: ContributionState) => {
        queryClient.setQueryData(entriesQuery(slug).queryKey, (entries) =>
          entries?.map((entry) => (entry.id === id ? { ...entry, state: shown } : entry)),
        );
        queryClient.setQueryData(entryQuery(id).queryKey, (entry) => entry && { ...entry, state: shown });
      };
      await queryClient.cancelQueries({ queryKey: entriesQuery(slug).queryKey });
      show(body.state);
      try {
        await api.contributions.setState({ params: { id }, body });
      } catch (refusal) {
        show(before);
        throw refusal;
      }
      toast(copy.stateSaved[body.state](title));
      // Whether there are winners belongs to the contest.
      void queryClient.invalidateQueries({ queryKey: managedContestQuery(slug).queryKey });
    },
    [queryClient, slug],
  );
}
