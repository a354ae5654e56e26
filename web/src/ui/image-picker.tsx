import type { FieldText } from "./field-frame.tsx";
import { PICTURE_HELP } from "./picture-file.ts";
import { PictureFileField, type PictureValue, shownPicture } from "./picture-file-field.tsx";

interface ImagePickerProps extends FieldText {
  id: string;
  name: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  /** Address of the picture that is stored. */
  current?: string | undefined;
}

/** A png or jpg of at most 5 MB, used whole: `<ImagePicker {...form.controlled("image")} current={…} />`. */
export function ImagePicker({ value, onChange, current, help = PICTURE_HELP, ...field }: ImagePickerProps) {
  const shown = shownPicture(value, current);
  return (
    <PictureFileField
      {...field}
      help={help}
      preview={shown && <img alt="" className="max-h-56 w-fit max-w-full rounded-lg object-cover" src={shown} />}
      onPick={async (file) => onChange({ action: "create", data: await dataUrlOf(file) })}
      onRemove={() => onChange(current ? { action: "delete" } : undefined)}
    />
  );
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable file")));
    reader.readAsDataURL(file);
  });
