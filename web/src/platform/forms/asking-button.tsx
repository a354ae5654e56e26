import { type ComponentProps, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DialogProps = ComponentProps<typeof ConfirmDialog>;
interface AskingButtonProps
  extends
    Pick<ComponentProps<typeof Button>, "aria-label" | "className" | "look">,
    Omit<DialogProps, "onClose" | "confirm" | "look"> {
  label: string;
  /** What the button is about, for screen readers, where a page has several. */
  about?: string | undefined;
  /** The label of the button in the dialog, if that is different. */
  confirm?: string;
  /** `primary` where nothing is lost. */
  confirmLook?: DialogProps["look"];
  /** Whether what was typed in the dialog was restored: then the dialog is open. */
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
