import { type Award, awardName } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { toast } from "#platform/toasts.ts";
import { useInOrder } from "#platform/in-order.ts";
import { firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { entriesQuery, entryQuery, invalidateContests } from "../management.queries.ts";
import { staffReasonMessages } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

interface Entry extends Award {
  id: string;
  title: string;
}

/**
 * Gives an entry an award, or declares it invalid, or neither. The new state shows at once, and the old one again when
 * the API refuses. `confirmDialog` first asks why an entry is invalid: its author reads the reason.
 */
export function useSetEntryState(contest: Contest) {
  const [toInvalidate, setToInvalidate] = useState<Entry>();
  const save = useSaveState(contest.slug);
  const setEntryState = useCallback(
    async (entry: Entry, award: Award) => {
      if (award.state !== "invalid") return save(entry, award).catch(toastRefusal);
      setToInvalidate(entry);
    },
    [save],
  );
  const confirmDialog = toInvalidate && (
    <InvalidateDialog
      entry={toInvalidate}
      isOrganizer={contest.me.isOrganizer}
      save={save}
      onClose={() => setToInvalidate(undefined)}
    />
  );
  return { setEntryState, confirmDialog };
}

interface InvalidateDialogProps {
  entry: Entry;
  isOrganizer: boolean;
  save: ReturnType<typeof useSaveState>;
  onClose: () => void;
}

function InvalidateDialog({ entry, isOrganizer, save, onClose }: InvalidateDialogProps) {
  const { values, field, notice } = useKeptInput(`invalid-${entry.id}`, { reason: "" });
  return (
    <ConfirmDialog
      confirm={copy.invalidate}
      title={copy.invalidateTitle(entry.title)}
      onClose={onClose}
      onConfirm={() => save(entry, { state: "invalid", place: null, ...values })}
    >
      <div className="grid gap-5">
        {notice}
        <TextAreaField
          help={isOrganizer ? copy.invalidReasonHelp : `${staffReasonMessages.help} ${copy.invalidReasonHelp}`}
          label={isOrganizer ? copy.invalidReason : staffReasonMessages.label}
          maxLength={2000}
          ref={firstInDialog}
          rows={3}
          {...field("reason")}
        />
      </div>
    </ConfirmDialog>
  );
}

function useSaveState(slug: string) {
  const queryClient = useQueryClient();
  const inOrder = useInOrder();
  return useCallback(
    async ({ id, title, state, place }: Entry, body: Award & { reason?: string }) => {
      const show = (shown: Award) => {
        queryClient.setQueryData(entriesQuery(slug).queryKey, (entries) =>
          entries?.map((entry) => (entry.id === id ? { ...entry, state: shown.state, place: shown.place } : entry)),
        );
        queryClient.setQueryData(
          entryQuery(id).queryKey,
          (entry) => entry && { ...entry, state: shown.state, place: shown.place },
        );
      };
      await queryClient.cancelQueries({ queryKey: entriesQuery(slug).queryKey });
      show(body);
      try {
        await inOrder(() => managingApi.contributions.setState({ params: { id }, body }), id);
      } catch (refusal) {
        show({ state, place });
        // Ended, withdrawn or reopened in the meantime: the page then shows the current state.
        void invalidateContests(queryClient);
        throw refusal;
      }
      toast(copy.stateSaved(title, awardName(body)));
      // The contest shows whether it has winners, the entry why it is invalid, and the list of staff actions what staff
      // did.
      void invalidateContests(queryClient);
    },
    [queryClient, inOrder, slug],
  );
}
