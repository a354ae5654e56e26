import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { FormSection } from "#ui/form-section.tsx";
import { ChangeWarning, reliantsOf } from "../form/change-warning.tsx";
import { ContestFields } from "../form/contest-fields.tsx";
import { formMessages as copy } from "../form/form.nl.ts";
import { ModeField, TypeField } from "../form/kind-fields.tsx";
import { valuesOfContest } from "../form/contest-values.ts";
import { useContestForm } from "../form/use-contest-form.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { invalidateContests, managedContestQuery } from "../management.queries.ts";

interface SettingsPageProps {
  contest: Contest;
  genres: readonly Genre[];
}

/** The settings of a contest; a field that can no longer be changed says why. */
export function SettingsPage({ contest, genres }: SettingsPageProps) {
  // Replaced by what somebody else saved in the meantime, once the viewer has chosen between the two.
  const [stored, setStored] = useState(contest);
  const conflict = useEditConflict(async () => (await api.contests.get({ params: { slug: contest.slug } })).data);
  const save = useSaveContest(contest.slug);
  const form = useContestForm(stored, (input, onSaved) => conflict.saving(() => save(input, onSaved)));
  const isInteractive = form.watch("mode") === "interactive";
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-4xl">{copy.settings}</h1>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EditConflict conflict={conflict} form={form} valuesOf={valuesOfContest} onStored={setStored} />
        <FormSection title={copy.kind}>
          <ModeField disabled={isModeFixed(stored)} form={form} />
          {isInteractive && <TypeField form={form} />}
        </FormSection>
        <ContestFields contest={stored} form={form} genres={genres} />
        <ChangeWarning contest={stored} form={form} />
        <SaveOrCancel busy={form.isSaving} label={copy.save} path={managedContestPath(contest.slug)} />
      </Form>
    </div>
  );
}

/** docs/product/contests.md#what-lies-fixed */
const isModeFixed = (contest: Contest) =>
  reliantsOf(contest) > 0 || (contest.counts?.jurors ?? 0) > 0 || contest.endedAt !== null;

/**
 * Returns a function that saves the contest, shows a toast, and opens its dashboard, whose address follows the title
 * (docs/product/platform.md#addresses).
 */
function useSaveContest(slug: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: ContestInput, onSaved: OnSaved) => {
    const { data: saved } = await api.contests.update({ params: { slug }, body });
    onSaved(saved.revision);
    toast(copy.saved);
    // Leave the page before refetching: its address has the former slug.
    queryClient.setQueryData(managedContestQuery(saved.slug).queryKey, saved);
    await router.navigate({ href: managedContestPath(saved.slug) });
    await invalidateContests(queryClient);
  };
}
