import type { OwnFeedback } from "@inktvis/contract/features/contests/jury";
import * as z from "zod";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { juryMessages as copy } from "./messages.nl.ts";
import { managingApi } from "#features/management/managing-api.ts";

interface AbstainDialogProps {
  id: string;
  open: boolean;
  /** Runs the call after those for the score that are under way: a score that arrives later would end the abstention. */
  inTurn: (change: () => Promise<void>) => Promise<void>;
  onClose: () => void;
  onAbstained: (judged: OwnFeedback) => void;
}

const Abstention = z.object({ reason: z.string().trim().min(1).max(1000) });

/** Asks the reason for abstaining, which the organiser reads instead of a score. */
export function AbstainDialog({ id, open, inTurn, onClose, onAbstained }: AbstainDialogProps) {
  const form = useContractForm({
    name: "reden",
    schema: Abstention,
    defaultValues: { reason: "" },
    submit: (body) =>
      inTurn(async () => {
        const { data } = await managingApi.jury.abstain({ params: { id }, body });
        onClose();
        onAbstained(data);
      }),
  });
  return (
    <Dialog busy={form.isSaving} open={open} title={copy.abstainTitle} onClose={onClose}>
      <Form form={form}>
        <p>{copy.abstainHelp}</p>
        <TextAreaField label={copy.reason} {...form.field("reason")} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.isSaving}>{copy.abstainConfirm}</SubmitButton>
          <Button look="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
