import { Button } from "#ui/button.tsx";

interface RowButtonProps {
  label: string;
  /** The subject of the row, for screen readers: it follows the label. */
  context: string;
  busy?: boolean;
  onClick: () => void;
}

/** A button at the end of a table row. */
export const RowButton = ({ label, context, busy, onClick }: RowButtonProps) => (
  <Button busy={busy} className="min-h-10 py-1.5" look="quiet" onClick={onClick}>
    {label}
    <span className="sr-only">{context}</span>
  </Button>
);
