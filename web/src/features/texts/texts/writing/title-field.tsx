import type { ComponentProps, KeyboardEvent } from "react";
import { charactersLeft } from "#platform/formats/characters-left.ts";
import { described, errorId, helpId } from "#ui/field-frame.tsx";
import { writingMessages as copy } from "./messages.nl.ts";

const MAX_LENGTH = 255;
/** From this length on the number of characters left is shown. */
const COUNTER_FROM = 200;
/** From this length on the letters are smaller. */
const LONG_TITLE = 70;

interface TitleFieldProps extends ComponentProps<"textarea"> {
  id: string;
  value: string;
  error: string | undefined;
  /** Called when Enter is pressed: a title has no line breaks. */
  onEnter: () => void;
}

/** The title of a text, in the size that readers see; grows with what is typed. */
export function TitleField({ id, value, error, onEnter, ...control }: TitleFieldProps) {
  const left = charactersLeft(MAX_LENGTH, value);
  const help = left < MAX_LENGTH - COUNTER_FROM;
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
      {/* The CSS renders data-mirror invisibly behind the textarea, which takes its height. */}
      <div
        className={`writing-title ${value.length > LONG_TITLE ? "writing-title-long" : ""}`}
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
