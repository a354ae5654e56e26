import { videoAt } from "@inktvis/contract/layer/video-address";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { firstInDialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

interface VideoDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address and the title of a video, and inserts it at the cursor or updates the video that is there. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const isThere = editor.isActive("video");
  const current = editor.getAttributes("video");
  const [address, setAddress] = useState(String(current["href"] ?? ""));
  const [title, setTitle] = useState(String(current["title"] ?? ""));
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({});

  function save() {
    const video = videoAt(address.trim());
    if (!video || !title.trim())
      return setErrors({
        ...(!video && { address: copy.videoWrong }),
        ...(!title.trim() && { title: copy.videoNameMissing }),
      });
    onClose();
    const attrs = { href: video.page, title: title.trim() };
    const chain = editor.chain().focus();
    if (isThere) chain.updateAttributes("video", attrs).run();
    else
      chain
        .createParagraphNear()
        .insertContent({ type: "video", attrs, content: [{ type: "paragraph" }] })
        .run();
  }
  function remove() {
    onClose();
    editor.chain().focus().deleteNode("video").run();
  }
  return (
    <FormDialog title={copy.videoTitle} onClose={onClose} onSubmit={save}>
      <TextField
        ref={firstInDialog}
        error={errors.address}
        help={copy.videoAddressHelp}
        inputMode="url"
        label={copy.videoAddress}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <TextField
        error={errors.title}
        help={copy.videoNameHelp}
        label={copy.videoName}
        maxLength={255}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{isThere ? copy.videoSave : copy.videoInsert}</Button>
        {isThere && (
          <Button look="secondary" onClick={remove}>
            {copy.videoRemove}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
