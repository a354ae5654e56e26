import type { ComponentProps, KeyboardEvent } from "react";
import { described, errorId, helpId } from "#ui/field-frame.tsx";
import { writingMessages as copy } from "./messages.nl.ts";

const LIMIT = 255;
const TELLS_FROM = 200;
/** From here on the letters are smaller. */
const LONG = 70;

interface TitleFieldProps extends ComponentProps<"textarea"> {
  id: string;
  value: string;
  error: string | undefined;
  /** Enter leads on to the sheet. */
  onEnter: () => void;
}

/** The title as it will stand, that grows with what is written in it. */
export function TitleField({ id, value, error, onEnter, ...control }: TitleFieldProps) {
  const left = LIMIT - value.length;
  const help = value.length > TELLS_FROM;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="grid gap-1.5">
      <label className="sr-only" htmlFor={id}>
        {copy.title}
      </label>
      {/* The mirror takes as many lines as the title, and the field is as tall as the mirror. */}
      <div
        className={`writing-title ${value.length > LONG ? "writing-title-long" : ""}`}
        data-mirror={`${value || copy.titlePlaceholder} `}
      >
        <textarea
          id={id}
          placeholder={copy.titlePlaceholder}
          rows={1}
          {...control}
          {...described(id, { help, error })}
          onKeyDown={onKeyDown}
        />
      </div>
      {error && (
        <p className="font-medium text-danger" id={errorId(id)}>
          {error}
        </p>
      )}
      {help && (
        <p
          aria-live="polite"
          className={`text-sm tabular-nums ${left < 0 ? "font-semibold text-danger" : "text-ink-soft"}`}
          id={helpId(id)}
        >
          {copy.titleLeft(left)}
        </p>
      )}
    </div>
  );
}
