import type { Contest } from "@inktvis/contract/features/contests/contest";
import { ResultInput } from "@inktvis/contract/features/contests/results";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEditConflict } from "#features/management/edit-conflict.tsx";
import { refetchQuery } from "#platform/refetch-query.ts";
import { api } from "#platform/api.ts";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { entriesQuery, invalidateContests } from "../management.queries.ts";
import { currentAwards } from "./current-awards.ts";
import { manageResultMessages as copy } from "./manage-result.nl.ts";
import { editedResultQuery } from "./result-form.queries.ts";
import { type StoredResult, valuesOfResult } from "./result-values.ts";

const RESULT_FORM = "uitslag";

/** The form of a result. It stays on its page after saving, and continues from what was saved. */
export function useResultForm(contest: Contest, stored: StoredResult) {
  const conflict = useEditConflict(useNewest(contest.slug));
  const send = useSaveResult(contest);
  async function save(values: ResultInput) {
    const { revision } = await conflict.saving(() => send(values));
    goOnFrom(revision, { isAllSaved: false });
  }
  const form = useContractForm<ResultInput>({
    name: RESULT_FORM,
    subject: contest.id,
    schema: ResultInput,
    defaultValues: { ...valuesOfResult(contest, stored), reason: "" },
    submit: async (values) => {
      await save(values);
      toast(stored.result.releasedAt ? copy.corrected : copy.saved);
    },
  });
  useAutosave(form);
  function goOnFrom(revision: number, { isAllSaved }: { isAllSaved: boolean }) {
    form.setValue("revision", revision);
    // Releasing saves as well, without submitting the form.
    if (isAllSaved) removeStoredInput(RESULT_FORM);
  }
  /** Releasing or withdrawing a result counts as a change: this form's revision follows it. */
  const passOwn = (saved: { isAllSaved: boolean }) => goOnFrom((form.getValues("revision") ?? 0) + 1, saved);
  return { form, conflict, save, passOwn };
}

/** Returns a function that loads the newest version, which the page then shows too. */
function useNewest(slug: string) {
  const queryClient = useQueryClient();
  return async () => ({
    result: await refetchQuery(queryClient, editedResultQuery(slug)),
    entries: await refetchQuery(queryClient, entriesQuery(slug)),
  });
}

function useSaveResult(contest: Contest) {
  const { slug } = contest;
  const queryClient = useQueryClient();
  const { data: entries } = useSuspenseQuery(entriesQuery(slug));
  return async ({ awards: chosen, ...rest }: ResultInput) => {
    const awards = currentAwards(contest, entries, chosen);
    const body = { ...rest, ...(awards && { awards }) };
    const { data } = await api.results.save({ params: { slug }, body });
    queryClient.setQueryData(editedResultQuery(slug).queryKey, data);
    await invalidateContests(queryClient);
    return data;
  };
}
