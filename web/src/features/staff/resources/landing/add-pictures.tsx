import { useState } from "react";
import { get, useFormState } from "react-hook-form";
import { MAX_GALLERY_PICTURES } from "@inktvis/contract/features/content/landing-blocks";
import { api } from "#platform/api.ts";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { FilePicker } from "#ui/file-picker.tsx";
import { PICTURE_HELP, PICTURE_KINDS, pictureRefusal } from "#ui/picture-file.ts";
import { landingCopy as copy } from "./landing.nl.ts";

interface AddPicturesProps {
  /** The list in the form: `blocks.2.pictures`. */
  source: string;
  /** How many pictures there are. */
  count: number;
  onAdd: (row: object) => void;
}

/** Adds a row for each of the pictures that are chosen together. They are uploaded one after the other. */
export function AddPictures({ source, count, onAdd }: AddPicturesProps) {
  const [progress, setProgress] = useState<string>();
  const [refusals, setRefusals] = useState<string[]>([]);
  async function addAll(files: readonly File[]) {
    const room = MAX_GALLERY_PICTURES - count;
    setRefusals(files.length > room ? [copy.tooManyPictures(MAX_GALLERY_PICTURES)] : []);
    const fitting = files.slice(0, room);
    for (const [index, file] of fitting.entries()) {
      setProgress(copy.uploadingOf(index + 1, fitting.length));
      const refusal = await addOne(file, onAdd);
      if (refusal) setRefusals((before) => [...before, `${file.name}: ${refusal}`]);
    }
    setProgress(undefined);
  }
  const id = `${source}.add`;
  const { errors } = useFormState();
  const missing: string | undefined = get(errors, `${source}.message`);
  const notes = { help: progress ?? PICTURE_HELP, error: refusals.join(" ") || missing };
  return (
    <div className="grid gap-1.5">
      <div>
        <FilePicker
          accept={PICTURE_KINDS.join(",")}
          disabled={progress !== undefined}
          id={id}
          multiple
          {...described(id, notes)}
          onPick={(_first, all) => addAll(all)}
        >
          {copy.addPictures}
        </FilePicker>
      </div>
      <FieldNotes {...notes} id={id} />
    </div>
  );
}

/** @returns why the picture was refused */
async function addOne(file: File, onAdd: (row: object) => void) {
  const refusal = await pictureRefusal(file);
  if (refusal) return refusal;
  try {
    const { data } = await api.images.create({ body: { file } });
    onAdd({ image: { ...data, alt: "" }, caption: null });
    return undefined;
  } catch (failure) {
    return dialogErrorOf(failure);
  }
}
