import type { ImageInput, Picture } from "@inktvis/contract/layer/fields";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { FieldText } from "#ui/field-frame.tsx";
import { positionOf } from "#ui/picture-attributes.ts";
import { PictureFileField } from "#ui/picture-file-field.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";
import { useDetailsOf } from "./picture-details.tsx";
import type { PictureShape } from "./picture-shape.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx"));

interface PictureFieldProps extends FieldText {
  id: string;
  name: string;
  shape: PictureShape;
  /** Classes of the preview: its width and its corners. */
  previewClassName: string;
  value: ImageInput;
  onChange: (value: ImageInput) => void;
  /** The picture that is stored. */
  current?: Picture | null | undefined;
  /** Whether the picture is optional. */
  removable?: boolean;
  /** See `PictureFileField`. */
  chooseAgain?: boolean;
}

/** A picture that is cropped to a given shape before it is sent. Without a change, the stored one stays. */
export function PictureField({ shape, previewClassName, value, onChange, current, ...field }: PictureFieldProps) {
  const { removable, ...text } = field;
  const { source, isCropping, setCropping, pick, closeCropping } = useCropping();
  const { src: shown, focalPoint, button } = useDetailsOf({ value, onChange, current });
  const isPicked = typeof value === "object" && value?.action === "create";
  const preview = shown && (
    <img
      alt=""
      className={`border border-hairline object-cover ${previewClassName}`}
      src={shown}
      style={{ aspectRatio: shape.aspect, ...positionOf(focalPoint) }}
    />
  );
  const buttons = (
    <>
      {isPicked && source && (
        <Button look="quiet" onClick={() => setCropping(true)}>
          {copy.cropAgain}
        </Button>
      )}
      {button}
    </>
  );
  return (
    <PictureFileField
      {...text}
      buttons={buttons}
      minimum={{ width: shape.minWidth, height: shape.minHeight }}
      preview={preview}
      onLeaveOut={() => onChange(value)}
      onPick={pick}
      onRemove={removable ? () => onChange(current ? { action: "delete" } : undefined) : undefined}
    >
      {isCropping && source && (
        <Suspense fallback={<p role="status">{copy.cropBusy}</p>}>
          <CropDialog
            shape={shape}
            src={source}
            onClose={closeCropping}
            onCrop={(data) => onChange({ ...(isPicked && value), action: "create", data })}
          />
        </Suspense>
      )}
    </PictureFileField>
  );
}

/** The chosen picture that is cropped, or was. */
function useCropping() {
  const [source, setSource] = useState<string>();
  const [isCropping, setCropping] = useState(false);
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  const crop = useRef<PromiseWithResolvers<void>>(undefined);
  const [unmount] = useState(() => Promise.withResolvers<void>());
  useEffect(() => unmount.resolve, [unmount]);
  return {
    source,
    isCropping,
    setCropping,
    /** Resolves once the picture is cropped, or the dialog for that is gone. */
    pick: (file: File) => {
      setSource(URL.createObjectURL(file));
      setCropping(true);
      crop.current?.resolve();
      crop.current = Promise.withResolvers();
      return Promise.race([crop.current.promise, unmount.promise]);
    },
    closeCropping: () => {
      setCropping(false);
      crop.current?.resolve();
    },
  };
}
