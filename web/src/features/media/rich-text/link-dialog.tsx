import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { firstInDialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Completes `voorbeeld.be` to a web address, `naam@voorbeeld.be` to a mail address. Undefined for anything else. */
function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  if (/^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s:@/]+\.[^\s:@]+$/.test(text) ? `https://${text}` : undefined;
}

/** Asks for the address of a link and sets it on the selection; without a selection it inserts the address. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const current = String(editor.getAttributes("link")["href"] ?? "");
  const [address, setAddress] = useState(current);
  const [error, setError] = useState<string>();

  function setLink() {
    const href = linkAddress(address);
    if (!href) return setError(copy.linkWrong);
    onClose();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  }
  function removeLink() {
    onClose();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  }
  return (
    <FormDialog title={copy.linkTitle} onClose={onClose} onSubmit={setLink}>
      <TextField
        ref={firstInDialog}
        error={error}
        inputMode="url"
        label={copy.linkAddress}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{copy.linkSet}</Button>
        {current && (
          <Button look="secondary" onClick={removeLink}>
            {copy.linkRemove}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
