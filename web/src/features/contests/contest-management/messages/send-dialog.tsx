import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { LookedAt } from "./message-draft.ts";
import { contestMessagesCopy as copy } from "./messages.nl.ts";
import { messagesQuery } from "./messages.queries.ts";

interface SendDialogProps {
  slug: string;
  /** Opens the dialog; undefined closes it. */
  message: LookedAt | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** The mail as its readers get it, with the button that sends it. */
export function SendDialog({ slug, message, onClose, onSent }: SendDialogProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  function close() {
    setError(undefined);
    onClose();
  }
  async function send({ id, draft }: LookedAt) {
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await api.contestMessages.send({ params: { slug }, body: { id, ...draft } });
      toast(copy.sent(data.count));
      await queryClient.invalidateQueries({ queryKey: messagesQuery(slug, 1).queryKey.slice(0, -1) });
      onSent();
      close();
    } catch (refusal) {
      setError(dialogErrorOf(refusal));
    }
    setBusy(false);
  }
  const count = message?.preview.count ?? 0;
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} disabled={count === 0} onClick={() => message && void send(message)}>
            {copy.send(count)}
          </Button>
          <Button look="secondary" onClick={close}>
            {copy.cancel}
          </Button>
        </>
      }
      open={message !== undefined}
      title={copy.previewTitle}
      onClose={close}
    >
      {message && <Preview preview={message.preview} />}
      {error && (
        <p className="notice notice-failed mt-4" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

const Preview = ({ preview }: { preview: LookedAt["preview"] }) => (
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
