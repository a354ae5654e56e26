import type { ImageInput, Picture } from "@inktvis/contract/layer/fields";
import { dataUrlOf } from "#platform/data-url.ts";
import type { FieldText } from "#ui/field-frame.tsx";
import { positionOf } from "#ui/picture-attributes.ts";
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
  /** See `PictureFileField`. */
  chooseAgain?: boolean;
  onLeaveOut?: () => void;
}

/** A png or jpg of at most 5 MB, used whole: `<ImagePicker {...form.controlled("image")} current={…} />`. */
export function ImagePicker({ value, onChange, current, help = PICTURE_HELP, ...field }: ImagePickerProps) {
  const { src: shown, focalPoint, button } = useDetailsOf({ value, onChange, current });
  return (
    <PictureFileField
      {...field}
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
