import { type ComponentProps, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DialogProps = ComponentProps<typeof ConfirmDialog>;
interface AskingButtonProps
  extends
    Pick<ComponentProps<typeof Button>, "aria-label" | "className" | "look">,
    Omit<DialogProps, "onClose" | "confirm" | "look"> {
  label: string;
  /** What it is about, for screen readers, where several stand below each other. */
  about?: string | undefined;
  /** The label of the button of the dialog, where it is another one. */
  confirm?: string;
  /** `primary` where nothing is lost. */
  confirmLook?: DialogProps["look"];
  /** Whether what was typed in its dialog was put back: then it is open. */
  isRestored?: boolean;
}

/** A button that asks before it acts. */
export function AskingButton({ label, about, confirm = label, confirmLook, ...props }: AskingButtonProps) {
  const { look = "secondary", className, "aria-label": ariaLabel, isRestored = false, ...dialog } = props;
  const [isOpen = isRestored, setOpen] = useState<boolean>();
  return (
    <>
      <Button aria-label={ariaLabel} className={className} look={look} onClick={() => setOpen(true)}>
        {label}
        {about && <span className="sr-only"> ({about})</span>}
      </Button>
      {isOpen && <ConfirmDialog {...dialog} confirm={confirm} look={confirmLook} onClose={() => setOpen(false)} />}
    </>
  );
}
