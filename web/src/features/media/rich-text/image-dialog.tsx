import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { api } from "#platform/api.ts";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { described, FieldFrame } from "#ui/field-frame.tsx";
import { PICTURE_HELP, PICTURE_KINDS, pictureRefusal } from "#ui/picture-file.ts";
import { TextField } from "#ui/text-field.tsx";
import { richTextMessages as copy } from "./messages.nl.ts";

interface ImageDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

const ID = "editor-image";

/** Asks for a picture and its alternative text, uploads it, and inserts it at the cursor. */
export const ImageDialog = (props: ImageDialogProps) => (
  <Dialog open={props.open} title={copy.imageTitle} onClose={props.onClose}>
    {props.open && <ImageForm {...props} />}
  </Dialog>
);

function ImageForm({ editor, onClose }: ImageDialogProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function insert(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const refusal = file ? pictureRefusal(file) : copy.imageMissing;
    setError(refusal);
    if (refusal || !file || busy) return;
    setBusy(true);
    try {
      const { data } = await api.images.create({ body: { file } });
      onClose();
      editor.chain().focus().setImage({ src: data.url.default, alt: alt.trim() }).run();
    } catch (failure) {
      setError(dialogErrorOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void insert(event)}>
      <FieldFrame error={error} help={PICTURE_HELP} id={ID} label={copy.imageFile}>
        <input
          accept={PICTURE_KINDS.join(",")}
          className="control py-2 file:mr-3 file:cursor-pointer file:rounded-full file:bg-wash file:px-3 file:py-1 file:font-semibold"
          id={ID}
          type="file"
          {...described(ID, { help: true, error })}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
            setError(undefined);
          }}
        />
      </FieldFrame>
      <TextField
        help={copy.imageAltHelp}
        label={copy.imageAlt}
        optional
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Button busy={busy} type="submit">
        {copy.imageInsert}
      </Button>
    </form>
  );
}
