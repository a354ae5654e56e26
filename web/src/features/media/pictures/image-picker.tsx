import type { ImageInput, Picture } from "@inktvis/contract/layer/fields";
import type { FieldText } from "#ui/field-frame.tsx";
import { formMessages } from "#platform/forms/messages.nl.ts";
import { positionOf } from "#ui/of-picture.ts";
import { PICTURE_HELP } from "#ui/picture-file.ts";
import { PictureFileField } from "#ui/picture-file-field.tsx";
import { useDetailsOf } from "./picture-details.tsx";

interface ImagePickerProps extends FieldText {
  id: string;
  name: string;
  value: ImageInput;
  onChange: (value: ImageInput) => void;
  /** The picture that is stored. */
  current?: Picture | null | undefined;
  /** Whether the picture that was chosen is gone: the page was left before it was saved. */
  chooseAgain?: boolean;
}

/** A png or jpg of at most 5 MB, used whole: `<ImagePicker {...form.controlled("image")} current={…} />`. */
export function ImagePicker({ value, onChange, current, help = PICTURE_HELP, ...rest }: ImagePickerProps) {
  const { chooseAgain = false, ...field } = rest;
  const { src: shown, focalPoint, button } = useDetailsOf({ value, onChange, current });
  return (
    <PictureFileField
      {...field}
      error={field.error ?? (chooseAgain ? formMessages.chooseAgain : undefined)}
      help={help}
      buttons={button}
      preview={
        shown && (
          <img
            alt=""
            className="max-h-56 w-fit max-w-full rounded-lg object-cover"
            src={shown}
            style={positionOf(focalPoint)}
          />
        )
      }
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
