import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";
import type { PictureShape } from "./picture-shape.ts";

interface CropDialogProps {
  src: string;
  shape: PictureShape;
  onCrop: (dataUrl: string) => void;
  onClose: () => void;
}

const LABELS = {
  cropArea: copy.cropArea,
  nwDragHandle: copy.cropCorner("linksboven"),
  nDragHandle: copy.cropCorner("boven"),
  neDragHandle: copy.cropCorner("rechtsboven"),
  eDragHandle: copy.cropCorner("rechts"),
  seDragHandle: copy.cropCorner("rechtsonder"),
  sDragHandle: copy.cropCorner("onder"),
  swDragHandle: copy.cropCorner("linksonder"),
  wDragHandle: copy.cropCorner("links"),
};
const JPEG_QUALITY = 0.9;

/** Lets people choose which part of a picture is shown, no smaller than `shape` allows. */
export default function CropDialog({ src, shape, onCrop, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [smallest, setSmallest] = useState<{ width: number; height: number }>();

  function selectCentre({ naturalWidth, naturalHeight, width }: HTMLImageElement) {
    const largest = makeAspectCrop({ unit: "%", width: 100 }, shape.aspect, naturalWidth, naturalHeight);
    setCrop(centerCrop(largest, naturalWidth, naturalHeight));
    const scale = width / naturalWidth;
    setSmallest({ width: shape.minWidth * scale, height: shape.minHeight * scale });
  }
  function applyCrop() {
    if (!image.current || !crop) return;
    onCrop(cropToJpeg(image.current, crop, shape));
    onClose();
  }
  const actions = (
    <>
      <Button onClick={applyCrop}>{copy.cropUse}</Button>
      <Button look="secondary" onClick={onClose}>
        {copy.cancel}
      </Button>
    </>
  );
  return createPortal(
    <Dialog actions={actions} open title={copy.cropTitle} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{copy.cropHelp}</p>
      <ReactCrop
        ariaLabels={LABELS}
        aspect={shape.aspect}
        crop={crop}
        keepSelection
        minHeight={smallest?.height}
        minWidth={smallest?.width}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img
          alt=""
          className="max-h-[55dvh]"
          ref={image}
          src={src}
          onLoad={({ currentTarget }) => selectCentre(currentTarget)}
        />
      </ReactCrop>
    </Dialog>,
    document.body,
  );
}

/** The cropped part as a data URL of a jpeg; transparent pixels become white. */
function cropToJpeg(
  image: HTMLImageElement,
  crop: PercentCrop,
  { aspect, minWidth, minHeight, maxWidth }: PictureShape,
) {
  const { naturalWidth, naturalHeight } = image;
  const width = Math.max(minWidth, Math.min(naturalWidth, Math.round((naturalWidth * crop.width) / 100)));
  const height = Math.max(minHeight, Math.min(naturalHeight, Math.round(width / aspect)));
  const left = Math.min((naturalWidth * crop.x) / 100, naturalWidth - width);
  const top = Math.min((naturalHeight * crop.y) / 100, naturalHeight - height);
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", JPEG_QUALITY);
}
