import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { awaitFile } from "./chosen-files.ts";
import { useEarlyInput } from "./early-input.ts";

interface FilePickerProps extends Omit<
  ComponentProps<"input">,
  "children" | "className" | "onChange" | "ref" | "type"
> {
  id: string;
  /**
   * Called with the first file, and with all of them if several may be chosen. Forms are not saved until the promise that
   * it returns is settled.
   */
  onPick: (file: File, all: File[]) => unknown;
  /** Why the chosen file is refused. If there is an `onLeaveOut`, the form is not saved until it was called. */
  refusal?: string | undefined;
  onLeaveOut?: (() => void) | undefined;
  /** The label of the button. */
  children: string;
}

/**
 * A button that opens the file dialog, and one to leave out a refused file. A file that was chosen before hydration is
 * picked on hydration.
 */
export function FilePicker({ id, onPick, refusal, onLeaveOut, children, ...rest }: FilePickerProps) {
  function pickFrom(control: HTMLInputElement) {
    const all = [...(control.files ?? [])];
    if (all[0]) void awaitFile(Promise.resolve(onPick(all[0], all)));
    // Without this, choosing the same file again fires no event.
    control.value = "";
  }
  const control = useEarlyInput<HTMLInputElement>(pickFrom);
  return (
    <>
      <input
        {...rest}
        className="peer sr-only"
        data-refusal={onLeaveOut && refusal}
        id={id}
        ref={control}
        type="file"
        onChange={({ currentTarget }) => pickFrom(currentTarget)}
      />
      <label
        className="button button-secondary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-ink"
        htmlFor={id}
      >
        {children}
      </label>
      {refusal && onLeaveOut && (
        <Button look="quiet" onClick={onLeaveOut}>
          Ga verder zonder dit bestand
        </Button>
      )}
    </>
  );
}
