import { Button } from "#ui/button.tsx";

interface RowButtonProps {
  label: string;
  /** What the row is about, for screen readers: it follows the label. */
  context: string;
  onClick: () => void;
}

/** A button at the end of a table row. */
export const RowButton = ({ label, context, onClick }: RowButtonProps) => (
  <Button className="min-h-10 py-1.5" look="quiet" onClick={onClick}>
    {label}
    <span className="sr-only">{context}</span>
  </Button>
);
