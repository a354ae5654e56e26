import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#ui/dialog.tsx";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  busy?: boolean;
  children: ReactNode;
}

/**
 * A dialog with a form, opened from a field of another form. In a portal, since HTML does not allow nested forms. For
 * React it is still nested, so submitting it must not submit the outer form.
 */
export const FormDialog = ({ title, onClose, onSubmit, busy = false, children }: FormDialogProps) =>
  createPortal(
    <Dialog busy={busy} open title={title} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>,
    document.body,
  );
