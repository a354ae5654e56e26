import { useQueryClient } from "@tanstack/react-query";
import { AppealInput } from "@inktvis/contract/features/moderation/decisions";
import { accountApi } from "#features/session/account-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { decisionQuery } from "./decision.queries.ts";
import { decisionMessages as copy } from "./messages.nl.ts";

const FORM = "bezwaar";

/** The form to appeal against a decision; once it is sent, the page shows the appeal in its place. */
export function AppealForm({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: FORM,
    schema: AppealInput,
    defaultValues: { words: "" },
    submit: async (body, onSaved) => {
      const { data } = await accountApi.decisions.appeal({ params: { id }, body });
      onSaved();
      queryClient.setQueryData(decisionQuery(id).queryKey, data);
    },
  });
  useAutosave(form);
  return (
    <section aria-labelledby="bezwaar-maken" className="grid gap-4">
      <h2 className="text-2xl" id="bezwaar-maken">
        {copy.appeal}
      </h2>
      <p>{copy.appealHelp}</p>
      <Form form={form}>
        <TextAreaField label={copy.appealText} rows={6} {...form.field("words")} />
        <div>
          <SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
