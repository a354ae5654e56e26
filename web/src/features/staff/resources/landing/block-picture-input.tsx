import type { Picture } from "@inktvis/contract/layer/fields";
import { api } from "#platform/api.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { PICTURE_HELP } from "#ui/picture-file.ts";
import { PictureFileField } from "#ui/picture-file-field.tsx";
import { PictureDetailsButton, useDescribe } from "#features/media/pictures/picture-details.tsx";
import { useField } from "../../inputs/use-field.ts";
import { landingCopy as copy } from "./landing.nl.ts";

/** A picture of a block, which is uploaded as soon as it is chosen, and its details. */
export function BlockPictureInput({ source, optional = false }: { source: string; optional?: boolean }) {
  const field = { source, label: copy.image, ...(optional && { optional }) };
  const { text, value, onChange } = useField<Picture | null>(field, null);
  const describe = useDescribe();
  const upload = usePressWithError(async (file: File) => onChange((await api.images.create({ body: { file } })).data));
  return (
    <PictureFileField
      {...text}
      error={upload.error ?? text.error}
      help={upload.busy ? copy.uploading : PICTURE_HELP}
      id={source}
      name={source}
      preview={
        value && <img alt="" className="max-h-56 w-fit max-w-full rounded-lg object-cover" src={value.url.default} />
      }
      buttons={
        value && (
          <PictureDetailsButton
            carried={value}
            isStored
            key={value.id}
            src={value.url.default}
            onSave={async (changed) => onChange(await describe(value.id, changed))}
          />
        )
      }
      onLeaveOut={() => onChange(value)}
      onPick={upload.run}
      onRemove={optional ? () => onChange(null) : undefined}
    />
  );
}
