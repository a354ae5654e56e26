import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useEarlyInput } from "./early-input.ts";

interface FilePickerProps extends Omit<
  ComponentProps<"input">,
  "children" | "className" | "onChange" | "ref" | "type"
> {
  id: string;
  /** With the first file, and all where several may be chosen. */
  onPick: (file: File, all: File[]) => unknown;
  /** Why the file that was chosen is refused. The form is not saved as long as there is `onLeaveOut`. */
  refusal?: string | undefined;
  onLeaveOut?: (() => void) | undefined;
  /** On the button. */
  children: string;
}

/**
 * A button that opens the file dialog, and one to leave out what was refused. What was chosen before hydration is picked
 * then.
 */
export function FilePicker({ id, onPick, refusal, onLeaveOut, children, ...rest }: FilePickerProps) {
  function pickFrom(control: HTMLInputElement) {
    const all = [...(control.files ?? [])];
    if (all[0]) onPick(all[0], all);
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
