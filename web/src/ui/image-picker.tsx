import { useState } from "react";
import { Button } from "./button.tsx";
import { useEarlyInput } from "./early-input.ts";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";
import { PICTURE_HELP, PICTURE_KINDS, pictureRefusal, WRONG_KIND } from "./picture-file.ts";

/** What the API takes: a new picture as a data URL, `delete`, or nothing to keep what is there. */
type ImageValue = string | { action: "create"; data: string } | { action: "delete" } | null | undefined;

interface ImagePickerProps extends FieldText {
  id: string;
  name: string;
  value: ImageValue;
  onChange: (value: ImageValue) => void;
  /** Address of the picture that is there already. */
  current?: string | undefined;
}

/** A png or jpg of at most 5 MB, shown before it is sent: `<ImagePicker {...form.controlled("image")} current={…} />`. */
export function ImagePicker({ id, name, label, help, error, optional, value, onChange, current }: ImagePickerProps) {
  const [refusal, setRefusal] = useState<string>();
  const shown = shownPicture(value, current);
  const wrong = refusal ?? error;

  async function pick(file: File | undefined) {
    if (!file) return;
    const refused = pictureRefusal(file);
    setRefusal(refused);
    if (refused) return;
    onChange({ action: "create", data: await dataUrlOf(file) });
  }

  function pickFrom(input: HTMLInputElement) {
    void pick(input.files?.[0]).catch(() => setRefusal(WRONG_KIND));
    // The same file may be picked again after it was taken away.
    input.value = "";
  }
  const input = useEarlyInput<HTMLInputElement>(pickFrom);

  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      {shown && <img alt="" className="max-h-56 w-fit max-w-full rounded-lg object-cover" src={shown} />}
      <div className="flex flex-wrap items-center gap-3">
        <input
          accept={PICTURE_KINDS.join(",")}
          aria-labelledby={`${id}-label`}
          className="peer sr-only"
          id={id}
          name={name}
          type="file"
          {...described(id, { help: true, error: wrong })}
          ref={input}
          onChange={({ currentTarget }) => pickFrom(currentTarget)}
        />
        <label
          className="button button-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-ink"
          htmlFor={id}
        >
          {shown ? "Kies een andere" : "Kies een afbeelding"}
        </label>
        {shown && (
          <Button look="quiet" onClick={() => onChange(current ? { action: "delete" } : undefined)}>
            Verwijder de afbeelding
          </Button>
        )}
      </div>
      <FieldNotes error={wrong} help={help ?? PICTURE_HELP} id={id} />
    </div>
  );
}

function shownPicture(value: ImageValue, current: string | undefined) {
  if (value === undefined) return current;
  if (value === null) return undefined;
  if (typeof value === "string") return value;
  return value.action === "create" ? value.data : undefined;
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable file")));
    reader.readAsDataURL(file);
  });
