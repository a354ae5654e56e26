import type { FocalPoint } from "@inktvis/contract/layer/fields";
import { type PointerEvent, useId } from "react";
import { positionOf } from "#ui/picture-attributes.ts";
import { pictureMessages as copy } from "./messages.nl.ts";
import "./focal-point-field.css";

interface FocalPointFieldProps {
  src: string;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

/** The shapes that pages crop pictures to. */
const CROPS = ["tile", "banner", "portrait"] as const;

/**
 * The focal point of a picture: set by pressing or dragging on the picture, or by two sliders; with previews of the
 * crops.
 */
export function FocalPointField({ src, value, onChange }: FocalPointFieldProps) {
  const id = useId();
  const slider = (axis: "x" | "y", label: string) => (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        aria-valuetext={copy.percent(value[axis])}
        className="focal-slider"
        max={100}
        min={0}
        type="range"
        value={value[axis]}
        onChange={({ currentTarget }) => onChange({ ...value, [axis]: currentTarget.valueAsNumber })}
      />
    </label>
  );
  return (
    <fieldset aria-describedby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 font-semibold">{copy.focal}</legend>
      <p className="text-sm text-ink-soft" id={id}>
        {copy.focalHelp}
      </p>
      <div
        className="focal-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onChange(pointOf(event));
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onChange(pointOf(event))}
      >
        <img alt="" draggable={false} src={src} />
        <span aria-hidden="true" className="focal-mark" style={{ left: `${value.x}%`, top: `${value.y}%` }} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {slider("x", copy.focalX)}
        {slider("y", copy.focalY)}
      </div>
      <div>
        <p className="mb-1.5 text-sm font-semibold">{copy.crops}</p>
        <ul className="focal-crops">
          {CROPS.map((crop) => (
            <li key={crop}>
              <img alt="" data-crop={crop} src={src} style={positionOf(value)} />
              {copy.cropNames[crop]}
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) };
}

const percentOf = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
