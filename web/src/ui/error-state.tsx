import { Button } from "./button.tsx";

/** Shown instead of a list or part of a page that failed to load. */
export const ErrorState = ({
  onRetry,
  children = "Dit stuk kon niet geladen worden.",
}: {
  onRetry: () => void;
  children?: string;
}) => (
  <div className="notice notice-failed flex flex-wrap items-center justify-between gap-3" role="alert">
    <p>{children}</p>
    <Button look="secondary" onClick={onRetry}>
      Probeer opnieuw
    </Button>
  </div>
);
