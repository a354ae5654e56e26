import { Button } from "./button.tsx";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";
import { FilePicker } from "./file-picker.tsx";
import { useRefusedFile } from "./use-refused-file.ts";

interface FileFieldProps extends FieldText {
  id: string;
  name: string;
  /** The `accept` of the file dialog: `.pdf,.docx`. */
  accept: string;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Returns what is wrong with a file, before anything is sent. */
  problemOf: (file: File) => string | undefined;
}

/**
 * A field for a file that is sent with the form: its name, and buttons to choose another one and to remove it. A file
 * that cannot be used is refused as soon as it is chosen.
 */
export function FileField({ id, name, label, help, error, optional, accept, value, ...rest }: FileFieldProps) {
  const { onChange, problemOf } = rest;
  const { refusal, setRefusal, without } = useRefusedFile(id);
  const shownError = refusal ?? error;
  function pick(file: File) {
    const problem = problemOf(file);
    setRefusal(problem);
    if (!problem) onChange(file);
  }
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      {value && <p className="break-words">{value.name}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          accept={accept}
          aria-labelledby={`${id}-label`}
          id={id}
          name={name}
          refusal={refusal}
          {...described(id, { help, error: shownError })}
          onLeaveOut={() => without(() => onChange(value))}
          onPick={pick}
        >
          {value ? "Kies een ander bestand" : "Kies een bestand"}
        </FilePicker>
        {value && (
          <Button className="-ml-3" look="quiet" onClick={() => without(() => onChange(undefined))}>
            Verwijder het bestand
          </Button>
        )}
      </div>
      <FieldNotes error={shownError} help={help} id={id} />
    </div>
  );
}
