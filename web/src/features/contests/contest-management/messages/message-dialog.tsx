import { useQuery } from "@tanstack/react-query";
import { SendDialog } from "#features/management/send-dialog.tsx";
import { managingApi } from "#features/management/managing-api.ts";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import type { Previewed } from "./message-draft.ts";
import { contestMessagesCopy as copy } from "./messages.nl.ts";

interface MessageDialogProps {
  slug: string;
  /** Opens the dialog; undefined closes it. */
  message: Previewed | undefined;
  /** The form of the message, which the button submits. */
  form: Pick<ContractForm, "onSubmit" | "isSaving" | "status" | "attempt" | "error" | "summary">;
  onClose: () => void;
}

/** A message as its readers get it, with the button that sends it. */
export function MessageDialog({ slug, message, form, onClose }: MessageDialogProps) {
  const preview = useQuery({
    queryKey: ["contests", "message-preview", slug, message],
    queryFn: async ({ signal }) =>
      message &&
      (await managingApi.contestMessages.preview({ params: { slug }, body: message.draft }, { signal, quiet: true }))
        .data,
    enabled: message !== undefined,
    gcTime: 0,
  });
  return <SendDialog form={form} previewed={message} preview={preview} title={copy.previewTitle} onClose={onClose} />;
}
