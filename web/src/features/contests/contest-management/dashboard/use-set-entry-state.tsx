import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { ContributionState } from "@inktvis/contract/features/contests/contributions";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { entriesQuery, entryQuery, managedContestQuery } from "../management.queries.ts";
import { staffReasonMessages } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

interface Entry {
  id: string;
  title: string;
  state: ContributionState;
}

/**
 * Makes an entry a winner, invalid or neither. The new state shows at once, and the old one again when the API refuses.
 * Why an entry is invalid is first asked in `confirmDialog`: who wrote it reads the reason.
 */
export function useSetEntryState(contest: Contest) {
  const { slug, me } = contest;
  const [toInvalidate, setToInvalidate] = useState<Entry>();
  const [reason, setReason] = useState("");
  const save = useSaveState(slug);
  const setEntryState = useCallback(
    async (entry: Entry, state: ContributionState) => {
      if (state !== "invalid") return save(entry, { state }).catch(toastRefusal);
      setReason("");
      setToInvalidate(entry);
    },
    [save],
  );
  const confirmDialog = (
    <ConfirmDialog
      confirm={copy.invalidate}
      open={toInvalidate !== undefined}
      title={toInvalidate ? copy.invalidateTitle(toInvalidate.title) : ""}
      onClose={() => setToInvalidate(undefined)}
      onConfirm={async () => toInvalidate && save(toInvalidate, { state: "invalid", reason })}
    >
      <TextAreaField
        help={me.isOrganizer ? copy.invalidReasonHelp : `${staffReasonMessages.help} ${copy.invalidReasonHelp}`}
        label={me.isOrganizer ? copy.invalidReason : staffReasonMessages.label}
        maxLength={2000}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
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
