import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface SavedDialogProps {
  open: boolean;
  onClose: () => void;
  title?: string;
  children: ReactNode;
}

/** Every save says so (spec 1 §4). */
export const SavedDialog = ({ open, onClose, title = "Bewaard", children }: SavedDialogProps) => (
  <Dialog actions={<Button onClick={onClose}>Oké</Button>} open={open} title={title} onClose={onClose}>
    {children}
  </Dialog>
);
