import { useState } from "react";
import { Button } from "./button.tsx";
import { useEarlyInput } from "./early-input.ts";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";

interface FileFieldProps extends FieldText {
  id: string;
  name: string;
  /** Of the file dialog: `.pdf,.docx`. */
  accept: string;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** What is wrong with a file, before anything is sent. */
  problemOf: (file: File) => string | undefined;
}

/**
 * A field for a file that is sent with the form: its name, and buttons to choose another one and to remove it. A file that
 * cannot be used is refused as soon as it is chosen.
 */
export function FileField({ id, name, label, help, error, optional, accept, value, ...rest }: FileFieldProps) {
  const { onChange, problemOf } = rest;
  const [refusal, setRefusal] = useState<string>();
  const shownError = refusal ?? error;
  function pickFrom(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file) {
      const problem = problemOf(file);
      setRefusal(problem);
      if (!problem) onChange(file);
    }
    // Without this, choosing the same file again fires no event.
    input.value = "";
  }
  const input = useEarlyInput<HTMLInputElement>(pickFrom);
  function remove() {
    setRefusal(undefined);
    onChange(undefined);
    // The pressed button goes with the file.
    input.current?.focus();
  }
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      {value && <p className="break-words">{value.name}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <input
          accept={accept}
          aria-labelledby={`${id}-label`}
          className="peer sr-only"
          id={id}
          name={name}
          ref={input}
          type="file"
          {...described(id, { help, error: shownError })}
          onChange={({ currentTarget }) => pickFrom(currentTarget)}
        />
        <label
          className="button button-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-ink"
          htmlFor={id}
        >
          {value ? "Kies een ander bestand" : "Kies een bestand"}
        </label>
        {value && (
          <Button className="-ml-3" look="quiet" onClick={remove}>
            Verwijder het bestand
          </Button>
        )}
      </div>
      <FieldNotes error={shownError} help={help} id={id} />
    </div>
  );
}
