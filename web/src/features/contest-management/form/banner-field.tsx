import type { ImageInput } from "@inktvis/contract/features/fields";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { described, FieldNotes, type FieldText } from "../../../ui/field-frame.tsx";
import { PICTURE_KINDS } from "../../../ui/picture-file.ts";
import { formMessages as copy } from "./form.nl.ts";
import { type BannerShape, readPicture } from "./picture-source.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx"));

interface BannerFieldProps extends FieldText {
  id: string;
  name: string;
  shape: BannerShape;
  value: ImageInput;
  onChange: (value: ImageInput) => void;
  /** Address of the picture that is there already. */
  current?: string | undefined;
}

/** A picture of a given shape: chosen, cut, and shown before it is sent. Untouched, it stays what it is. */
export function BannerField({ id, name, label, help, error, shape, value, onChange, current }: BannerFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const [source, setSource] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const chosen = typeof value === "object" && value?.action === "create" ? value.data : undefined;
  const shown = chosen ?? current;
  const wrong = refusal ?? error;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);

  async function pick(file: File | undefined) {
    if (!file) return;
    const picture = await readPicture(file, shape);
    if ("refusal" in picture) return setRefusal(picture.refusal);
    setRefusal(undefined);
    setSource(picture.src);
    setCutting(true);
  }
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
      </span>
      {shown && (
        <img
          alt=""
          className={`w-full rounded-lg border border-hairline object-cover ${shape.aspect > 2 ? "max-w-lg" : "max-w-xs"}`}
          src={shown}
          style={{ aspectRatio: shape.aspect }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          accept={PICTURE_KINDS.join(",")}
          aria-labelledby={`${id}-label`}
          className="peer sr-only"
          id={id}
          name={name}
          type="file"
          {...described(id, { help, error: wrong })}
          onChange={({ currentTarget }) => {
            void pick(currentTarget.files?.[0]);
            // The same file may be picked again.
            currentTarget.value = "";
          }}
        />
        <label
          className="button button-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-ink"
          htmlFor={id}
        >
          {shown ? copy.chooseOther : copy.choosePicture}
        </label>
        {chosen && source && (
          <Button look="quiet" onClick={() => setCutting(true)}>
            {copy.cropAgain}
          </Button>
        )}
      </div>
      <FieldNotes error={wrong} help={help} id={id} />
      {isCutting && source && (
        <Suspense fallback={<p role="status">{copy.cropBusy}</p>}>
          <CropDialog
            shape={shape}
            src={source}
            onClose={() => setCutting(false)}
            onCut={(data) => onChange({ action: "create", data })}
          />
        </Suspense>
      )}
    </div>
  );
}
