import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#ui/dialog.tsx";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form, opened from a field of another one. In a portal, since HTML forbids a form in a form; for React it
 * is in there all the same, and sending it must not send the other.
 */
export const FormDialog = ({ title, onClose, onSubmit, children }: FormDialogProps) =>
  createPortal(
    <Dialog open title={title} onClose={onClose}>
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
