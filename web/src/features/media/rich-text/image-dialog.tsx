import { MAX_ALT, MAX_MAKER } from "@inktvis/contract/layer/picture-rules";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { api } from "#platform/api.ts";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { Button } from "#ui/button.tsx";
import { PICTURE_HELP } from "#ui/picture-file.ts";
import { PictureFileField } from "#ui/picture-file-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

interface ImageDialogProps {
  editor: Editor;
  onClose: () => void;
}

const ID = "editor-image";

/** Asks for a picture and its alternative text, uploads it, and inserts it at the cursor. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const { values: words, field, notice } = useKeptInput(ID, { alt: "", maker: "" });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const upload = useRef<AbortController>(undefined);
  // Whoever closes the dialog wants no picture any more: it would land where they are writing by then.
  useEffect(() => () => upload.current?.abort(), []);

  async function insert() {
    setError(file ? undefined : copy.imageMissing);
    if (!file || busy) return;
    setBusy(true);
    const { signal } = (upload.current = new AbortController());
    try {
      const { data } = await api.images.create({ body: { file, ...words } }, { signal });
      // Closed at once: a dialog that closes gives the focus back to its button, after a keyboard press.
      flushSync(onClose);
      editor.chain().focus().createParagraphNear().setImage({ src: data.url.default, alt: data.alt }).run();
    } catch (failure) {
      if (!signal.aborted) setError(dialogErrorOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog title={copy.imageTitle} onClose={onClose} onSubmit={() => void insert()}>
      {notice}
      <PictureFileField
        error={error}
        help={PICTURE_HELP}
        id={ID}
        label={copy.imageFile}
        name="file"
        preview={preview && <img alt="" className="max-h-40 w-fit max-w-full rounded-lg" src={preview} />}
        onPick={(picked: File) => {
          setFile(picked);
          setPreview(URL.createObjectURL(picked));
          setError(undefined);
        }}
      />
      <TextField help={copy.imageAltHelp} label={copy.imageAlt} maxLength={MAX_ALT} optional {...field("alt")} />
      <TextField
        help={copy.imageMakerHelp}
        label={copy.imageMaker}
        maxLength={MAX_MAKER}
        optional
        {...field("maker")}
      />
      <Button busy={busy} type="submit">
        {copy.imageInsert}
      </Button>
    </FormDialog>
  );
}
