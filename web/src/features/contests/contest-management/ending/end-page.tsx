import type { Contest } from "@inktvis/contract/features/contests/contest";
import { EndInput } from "@inktvis/contract/features/contests/contest-ending";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { type ContractForm, useContractForm } from "#platform/forms/use-contract-form.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { invalidateContests, managedContestQuery } from "../management.queries.ts";
import { staffReasonMessages } from "../staff-reason.tsx";
import { endMessages as copy } from "./end.nl.ts";
import { EndWarnings } from "./end-warnings.tsx";
import { MailPreviews } from "./mail-previews.tsx";

const END_FORM = "beeindigen";

/** Warns about what is not done yet, asks how the result is announced, and ends the contest. */
export function EndPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const [previewed, setPreviewed] = useState<EndInput>();
  const form = useContractForm<EndInput>({
    name: END_FORM,
    subject: contest.id,
    schema: EndInput,
    defaultValues: {
      showJuryFeedbackToParticipant: contest.showJuryFeedbackToParticipant,
      winnerMessage: "",
      otherMessage: "",
      reason: "",
    },
    submit: useEndContest(contest),
  });
  useAutosave(form);
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-4xl">{copy.title}</h1>
      <p className="text-lg">{copy.intro}</p>
      <EndWarnings contest={contest} />
      <Form form={form}>
        <ResultFields form={form} isOrganizer={contest.me.isOrganizer} />
        <Button className="justify-self-start" look="secondary" onClick={() => setPreviewed({ ...form.getValues() })}>
          {copy.preview}
        </Button>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.isSaving} look="danger">
            {copy.end}
          </SubmitButton>
          <ButtonAnchor href={managedContestPath(slug)} look="secondary">
            {copy.cancel}
          </ButtonAnchor>
        </div>
      </Form>
      <MailPreviews input={previewed} slug={slug} onClose={() => setPreviewed(undefined)} />
    </div>
  );
}

interface ResultFieldsProps {
  form: ContractForm<EndInput>;
  isOrganizer: boolean;
}

/** How the result is announced, and the reason when a member of staff ends the contest. */
const ResultFields = ({ form, isOrganizer }: ResultFieldsProps) => (
  <>
    <CheckboxField
      help={copy.showFeedbackHelp}
      label={copy.showFeedback}
      {...form.field("showJuryFeedbackToParticipant")}
    />
    <TextAreaField help={copy.winnerMessageHelp} label={copy.winnerMessage} optional {...form.field("winnerMessage")} />
    <TextAreaField help={copy.otherMessageHelp} label={copy.otherMessage} optional {...form.field("otherMessage")} />
    {!isOrganizer && (
      <TextAreaField
        help={staffReasonMessages.help}
        label={staffReasonMessages.label}
        rows={3}
        {...form.field("reason")}
      />
    )}
  </>
);

function useEndContest({ slug, title }: Contest) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: EndInput, onSaved: OnSaved) => {
    await api.contests.end({ params: { slug }, body });
    onSaved();
    toast(copy.ended(title));
    await invalidateContests(queryClient);
    await router.navigate({ href: managedContestPath(slug), replace: true });
  };
}
