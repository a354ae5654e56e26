import type { ImageInput } from "@inktvis/contract/layer/fields";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes, type FieldText } from "#ui/field-frame.tsx";
import { PICTURE_KINDS } from "#ui/picture-file.ts";
import { pictureMessages as copy } from "./messages.nl.ts";
import { type PictureShape, readPicture } from "./picture-source.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx"));

interface PictureFieldProps extends FieldText {
  id: string;
  name: string;
  shape: PictureShape;
  /** How it is shown: its width and its corners. */
  look: string;
  value: ImageInput;
  onChange: (value: ImageInput) => void;
  /** Address of the picture that is there already. */
  current?: string | undefined;
  /** Whether there may be none. */
  removable?: boolean;
}

/** A picture of a given shape: chosen, cut, and shown before it is sent. Untouched, it stays what it is. */
export function PictureField({ id, name, label, help, error, shape, look, value, ...field }: PictureFieldProps) {
  const { onChange, current, removable } = field;
  const [refusal, setRefusal] = useState<string>();
  const [source, setSource] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const change = typeof value === "object" && value !== null ? value : undefined;
  const chosen = change?.action === "create" ? change.data : undefined;
  const shown = chosen ?? (change?.action === "delete" ? undefined : current);
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
          className={`border border-hairline object-cover ${look}`}
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
        {removable && shown && (
          <Button look="quiet" onClick={() => onChange(current ? { action: "delete" } : undefined)}>
            {copy.remove}
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
