import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { FieldFrame, helpId } from "#ui/field-frame.tsx";
import { AccountNeeded } from "#features/session/account-needed.tsx";
import { report } from "./reactions.ts";
import { reactionMessages as copy } from "./reactions.nl.ts";
import type { OpenDialog } from "./use-text-actions.ts";

interface ActionDialogProps {
  text: Text;
  dialog: OpenDialog;
  onClose: () => void;
}

/** The dialog before an action: it asks a visitor to sign in, or a member why they report the text. */
export const ActionDialog = ({ text, dialog: { kind, action }, onClose }: ActionDialogProps) =>
  kind === "account" ? (
    <AccountNeeded action={action} onClose={onClose} />
  ) : (
    <ReportDialog text={text} onClose={onClose} />
  );

const MAX_LENGTH = 2000;
/** With this many characters left or fewer, their number is shown. */
const COUNTER_FROM = 300;

interface ReportDialogProps {
  text: Text;
  onClose: () => void;
}

function ReportDialog({ text: { slug }, onClose }: ReportDialogProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const { values, field, notice } = useKeptInput("report", { reason: "" });
  const { reason } = values;
  const { busy, error, press } = usePressWithError(async () => {
    await report(queryClient, slug, reason);
    toast(copy.reported);
    onClose();
  });
  const actions = (
    <>
      <Button busy={busy} onClick={press}>
        {copy.reportSend}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {copy.cancel}
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} busy={busy} open title={copy.reportTitle} onClose={onClose}>
      <div className="grid gap-4">
        <p>{copy.reportHelp}</p>
        {notice}
        <FieldFrame
          help={reason.length > MAX_LENGTH - COUNTER_FROM && copy.reportLeft(MAX_LENGTH - reason.length)}
          id={id}
          label={copy.reportReason}
          optional
        >
          <textarea
            aria-describedby={helpId(id)}
            className="control"
            id={id}
            maxLength={MAX_LENGTH}
            rows={4}
            {...field("reason")}
          />
        </FieldFrame>
        <FailedNotice>{error}</FailedNotice>
      </div>
    </Dialog>
  );
}
