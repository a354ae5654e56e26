import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Close } from "./icons.tsx";
import { BareButton } from "./button.tsx";

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /**
   * While true, nothing in it can be pressed and it stays open: closing does not undo what was sent, and nobody would see
   * its refusal.
   */
  busy?: boolean;
  /** Replaces the classes for its position and width. */
  className?: string;
}

/**
 * The `ref` of a field that gets the focus when its dialog opens: React's autoFocus prop does not set the attribute.
 */
export const firstInDialog = (field: HTMLElement | null) => field?.setAttribute("autofocus", "");

const IN_THE_MIDDLE =
  "w-full max-w-lg rounded-2xl border border-hairline bg-raised p-0 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none";

/** A native modal dialog: the browser traps the focus in it and restores it. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  busy = false,
  className = IN_THE_MIDDLE,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A selection that is dragged out of the dialog also ends in a click outside it.
  const pressedBeside = useRef(false);
  const isIgnored = useIgnoredPresses(open, busy);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // Unmounting without closing would not restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      aria-labelledby={titleId}
      className={className}
      ref={element}
      onCancel={(event) => {
        // Also fired by a file input in the dialog whose file chooser is cancelled.
        if (event.target !== event.currentTarget) return;
        // Let the page close it: the close event of the browser comes later, when the dialog may be open again.
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClickCapture={(event) => {
        // React also captures presses in a dialog that a component of this one has opened.
        if (!event.currentTarget.contains(event.target as Node) || !isIgnored(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => event.target === event.currentTarget && pressedBeside.current && onClose()}
      // Chromium closes it at the second Escape in a row, whatever the page says.
      onClose={({ currentTarget: dialog }) => !dialog.open && (busy ? dialog.showModal() : onClose())}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
    >
      {/* Its own text style, for a dialog inside the cell of a table. */}
      <div className="grid gap-4 p-6 text-left text-base sm:p-8">
        <div className="dialog-head flex items-start justify-between gap-4">
          <h2 className="text-2xl" id={titleId}>
            {title}
          </h2>
          <BareButton aria-label="Sluit" className="-m-2 cursor-pointer p-2 text-ink-soft" onClick={onClose}>
            <Close />
          </BareButton>
        </div>
        <div>{children}</div>
        {actions && <div className="dialog-actions mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}

/**
 * Whether a press in the dialog is ignored: all of them while it is busy, and the second one of a double press on what
 * opened the dialog, which is not meant for what is in that place now.
 */
function useIgnoredPresses(open: boolean, busy: boolean) {
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    wasPressed.current = false;
  }, [open]);
  return ({ detail }: MouseEvent) => {
    if (detail <= 1) wasPressed.current = true;
    return busy || !wasPressed.current;
  };
}
