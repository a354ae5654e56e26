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
 * Makes an entry a winner, invalid or neither. The new state shows at once, and the old one again when the API refuses.
 * Staff are first asked why an entry is invalid, in `confirmDialog`.
 */
export function useSetEntryState(contest: Contest) {
  const { slug, me } = contest;
  const [toInvalidate, setToInvalidate] = useState<Entry>();
  const staffReason = useStaffReason(contest, toInvalidate?.id);
  const save = useSaveState(slug);
  const setEntryState = useCallback(
    async (entry: Entry, state: ContributionState) => {
      if (state === "invalid" && !me.isOrganizer) setToInvalidate(entry);
      else await save(entry, { state }).catch(toastRefusal);
    },
    [me.isOrganizer, save],
  );
  const confirmDialog = (
    <ConfirmDialog
      confirm={copy.invalidate}
      open={toInvalidate !== undefined}
      title={toInvalidate ? copy.invalidateTitle(toInvalidate.title) : ""}
      onClose={() => setToInvalidate(undefined)}
      onConfirm={async () => toInvalidate && save(toInvalidate, { state: "invalid", ...staffReason.body })}
    >
      {staffReason.field}
    </ConfirmDialog>
  );
  return { setEntryState, confirmDialog };
}

function useSaveState(slug: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, title, state: previousState }: Entry, body: { state: ContributionState; reason?: string }) => {
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
        show(previousState);
        throw refusal;
      }
      toast(copy.stateSaved[body.state](title));
      // The contest tells whether it has winners.
      void queryClient.invalidateQueries({ queryKey: managedContestQuery(slug).queryKey });
    },
    [queryClient, slug],
  );
}
