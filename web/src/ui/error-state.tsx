import { useState } from "react";
import { Button } from "./button.tsx";

interface ErrorStateProps {
  /** Retries; resolves when that has ended, even if it failed. */
  onRetry: () => Promise<unknown>;
  children?: string;
}

/** Replaces a list or a part of a page that failed to load. */
export function ErrorState({ onRetry, children = "Dit stuk kon niet geladen worden." }: ErrorStateProps) {
  const [isRetrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    await onRetry().finally(() => setRetrying(false));
  }
  return (
    <div className="notice notice-failed flex flex-wrap items-center justify-between gap-3" role="alert">
      <p>{children}</p>
      <Button busy={isRetrying} look="secondary" onClick={() => void retry()}>
        Probeer opnieuw
      </Button>
    </div>
  );
}
