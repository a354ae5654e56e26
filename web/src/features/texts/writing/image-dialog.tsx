import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@inktvis/contract/features/fields";
import { api } from "../../../platform/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { described, FieldFrame } from "../../../ui/field-frame.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { editorMessages as copy } from "./messages.nl.ts";

interface ImageDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

const KINDS = ["image/png", "image/jpeg"];
const ID = "editor-image";

function refusalOf(file: File | undefined): string | undefined {
  if (!file) return copy.imageMissing;
  if (!KINDS.includes(file.type)) return copy.imageWrongKind;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}

/** What the API says about the file, else that it failed; the platform has told of an expired session already. */
const reasonOf = (error: unknown) =>
  error instanceof Error && "errors" in error && error.errors
    ? (Object.values(error.errors as Record<string, string[]>)[0]?.[0] ?? copy.imageFailed)
    : copy.imageFailed;

/** Asks for a picture and for words in its place, uploads it, and puts it where the cursor stands. */
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
    const refusal = refusalOf(file);
    setError(refusal);
    if (refusal || !file || busy) return;
    setBusy(true);
    try {
      const { data } = await api.images.create({ body: { file } });
      onClose();
      editor.chain().focus().setImage({ src: data.url.default, alt: alt.trim() }).run();
    } catch (failure) {
      setError(reasonOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void insert(event)}>
      <FieldFrame error={error} help={copy.imageHelp} id={ID} label={copy.imageFile}>
        <input
          accept={KINDS.join(",")}
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
