import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";
import { FilePicker } from "./file-picker.tsx";
import { CHOOSE_AGAIN, PICTURE_KINDS, pictureRefusal } from "./picture-file.ts";
import { useRefusedFile } from "./use-refused-file.ts";
import type { ImageInput } from "@inktvis/contract/layer/fields";
import type { ImageSize } from "@inktvis/contract/layer/picture-rules";

interface PictureFileFieldProps extends FieldText {
  id: string;
  name: string;
  /** Shows the current picture; absent without one. */
  preview: ReactNode;
  /** The smallest size that is accepted; by default that of the API. */
  minimum?: ImageSize | undefined;
  /** Called with the chosen file, once it is checked. */
  onPick: (file: File) => unknown;
  /** Absent where a picture is required. */
  onRemove?: (() => void) | undefined;
  /**
   * Called when a refused file is left out, which its form waits for before saving; absent in a dialog or sheet, which
   * forgets the file when it closes.
   */
  onLeaveOut?: (() => void) | undefined;
  /** Whether the chosen picture was lost, because the page was left before it was saved. */
  chooseAgain?: boolean | undefined;
  /** More buttons, before the one to remove the picture. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/**
 * A field for a picture: its preview, a button for the file dialog, a button to remove it, and the error. A file that
 * cannot be used is refused as soon as it is chosen.
 */
export function PictureFileField({
  id,
  name,
  label,
  help,
  error,
  optional,
  preview,
  onPick,
  ...rest
}: PictureFileFieldProps) {
  const { onRemove, onLeaveOut, minimum, buttons, children, chooseAgain } = rest;
  const { refusal, setRefusal, without } = useRefusedFile(id);
  const shownError = refusal ?? error ?? (chooseAgain ? CHOOSE_AGAIN : undefined);
  const newest = useRef<File>(undefined);
  async function pick(file: File) {
    newest.current = file;
    const refused = await pictureRefusal(file, minimum);
    // A large picture takes longer to check than a small one that was chosen after it.
    if (newest.current !== file) return;
    if (refused) return setRefusal(refused);
    if (refusal) without(() => onLeaveOut?.());
    await onPick(file);
  }
  /** Also leaves out a picture that is still being checked. */
  function leave(act: () => void) {
    newest.current = undefined;
    without(act);
  }
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      {preview}
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          accept={PICTURE_KINDS.join(",")}
          aria-labelledby={`${id}-label`}
          id={id}
          name={name}
          refusal={refusal}
          {...described(id, { help, error: shownError })}
          onLeaveOut={onLeaveOut && (() => leave(onLeaveOut))}
          onPick={pick}
        >
          {preview ? "Kies een andere" : "Kies een afbeelding"}
        </FilePicker>
        {buttons}
        {onRemove && preview && (
          <Button className="-ml-3" look="quiet" onClick={() => leave(onRemove)}>
            Verwijder de afbeelding
          </Button>
        )}
      </div>
      <FieldNotes error={shownError} help={help} id={id} />
      {children}
    </div>
  );
}

/** The URL of the picture that a form shows: the chosen one, else `current`, the stored one. */
export function shownPicture(value: ImageInput, current: string | undefined) {
  if (value === undefined) return current;
  if (value === null) return undefined;
  if (typeof value === "string") return value;
  return value.action === "create" ? value.data : undefined;
}

/** Whether there is a picture once this is saved; `isStored` says whether there is one now. */
export const hasPicture = (value: ImageInput, isStored: boolean) =>
  value === undefined ? isStored : typeof value === "string" || value?.action === "create";
