import type { MailPreview } from "@inktvis/contract/layer/mail-preview";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { messages } from "#platform/messages.nl.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { sendMessages as copy } from "./send-dialog.nl.ts";

interface SendDialogProps {
  title: string;
  /** The mail in the preview, which opens the dialog; undefined closes it. */
  previewed: PreviewedMail | undefined;
  preview: UseQueryResult<MailPreview | undefined>;
  /** The form of the mail, which the send button submits. */
  form: Pick<ContractForm, "onSubmit" | "isSaving" | "status" | "attempt" | "error" | "summary">;
  onClose: () => void;
  /** More that can be done with the mail. */
  children?: ReactNode;
}

export interface PreviewedMail {
  /** The form's number of attempts when the preview was opened: a later attempt was one to send this mail. */
  attempt: number;
}

/** A mail as its readers will get it, with the button that sends it. */
export function SendDialog({ title, previewed, preview, form, onClose, children }: SendDialogProps) {
  const hasFailed = previewed && form.status === "failed" && form.attempt > previewed.attempt;
  return (
    <Dialog
      actions={
        <>
          {preview.data && (
            <Button busy={form.isSaving} disabled={preview.data.count === 0} onClick={() => void form.onSubmit()}>
              {copy.send(preview.data.count)}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
      busy={form.isSaving}
      open={previewed !== undefined}
      title={title}
      onClose={onClose}
    >
      {preview.isError && <ErrorState onRetry={preview.refetch}>{copy.previewFailed}</ErrorState>}
      {preview.isPending && <TextSkeleton lines={8} />}
      {preview.data && <Preview preview={preview.data} />}
      {preview.data && children}
      {hasFailed && (
        <FailedNotice className="mt-4">
          {/* The dialog covers the messages of the form and the platform. */}
          {form.error ?? form.summary[0]?.message ?? messages.generalError}
        </FailedNotice>
      )}
    </Dialog>
  );
}

const Preview = ({ preview }: { preview: MailPreview }) => (
  <div className="grid gap-4">
    <p>{copy.previewTo(preview.count)}</p>
    <div className="grid gap-3 rounded-xl border border-hairline bg-paper p-4 break-words">
      <p className="grid border-b border-hairline pb-3">
        <span>
          <span className="text-ink-soft">{copy.subject}:</span>{" "}
          <span className="font-semibold">{preview.subject}</span>
        </span>
        <span>
          <span className="text-ink-soft">{copy.replyTo}:</span> {preview.replyTo}
        </span>
      </p>
      <p>{preview.greeting}</p>
      {preview.paragraphs.map((paragraph, index) => (
        <p className="whitespace-pre-line" key={index}>
          {paragraph}
        </p>
      ))}
      <p className="font-semibold text-accent-ink underline">{preview.button}</p>
      {preview.smallPrint.map((line) => (
        <p className="text-sm text-ink-soft" key={line}>
          {line}
        </p>
      ))}
    </div>
  </div>
);
