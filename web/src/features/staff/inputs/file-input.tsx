import { FILE_KINDS, MAX_FILE_BYTES } from "@inktvis/contract/layer/staff-fields";
import { dataUrlOf } from "#platform/data-url.ts";
import { Button } from "#ui/button.tsx";
import { described, FieldNotes, Optional } from "#ui/field-frame.tsx";
import { FilePicker } from "#ui/file-picker.tsx";
import { useRefusedFile } from "#ui/use-refused-file.ts";
import { roomCopy as copy } from "../messages.nl.ts";
import { type InputProps, useField } from "./use-field.ts";

/** A stored file, a newly chosen one, or its removal. */
type FileValue =
  | { name: string; url: string }
  | { action: "create"; name: string; data: string }
  | { action: "delete" }
  | null;

/** A file that readers can download. */
export function FileInput(props: InputProps) {
  const { source } = props;
  const { text, value, onChange } = useField<FileValue>(props, null);
  const { refusal, setRefusal, without } = useRefusedFile(source);
  const name = value && "name" in value ? value.name : undefined;
  const error = refusal ?? text.error;

  async function choose(file: File) {
    setRefusal(file.size > MAX_FILE_BYTES ? copy.fileTooLarge : undefined);
    if (file.size <= MAX_FILE_BYTES) onChange({ action: "create", name: file.name, data: await dataUrlOf(file) });
  }

  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${source}-label`}>
        {text.label}
        {text.optional && <Optional />}
      </span>
      {name && <p>{copy.currentFile(name)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          accept={FILE_KINDS.map((kind) => `.${kind}`).join(",")}
          aria-labelledby={`${source}-label`}
          id={source}
          refusal={refusal}
          {...described(source, { help: true, error })}
          onLeaveOut={() => without(() => onChange(value))}
          onPick={choose}
        >
          {name ? copy.otherFile : copy.chooseFile}
        </FilePicker>
        {name && (
          <Button className="-ml-3" look="quiet" onClick={() => without(() => onChange({ action: "delete" }))}>
            {copy.removeFile}
          </Button>
        )}
      </div>
      <FieldNotes error={error} help={text.help ?? copy.fileHelp} id={source} />
    </div>
  );
}
