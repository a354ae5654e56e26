import { useState } from "react";
import { flushSync } from "react-dom";

/**
 * Why a file was refused when it was chosen. The form waits with saving until another one is chosen or it is left out
 * (docs/product/platform.md#forms).
 */
export function useRefusedFile(fieldId: string) {
  const [refusal, setRefusal] = useState<string>();
  /** Clears the refusal, then changes the field as if the file had not been chosen. */
  function without(change: () => void) {
    // The refusal has to be off the page first: checking the form reads the page (field-in-page.ts).
    flushSync(() => setRefusal(undefined));
    change();
    // The pressed button is gone.
    document.getElementById(fieldId)?.focus();
  }
  return { refusal, setRefusal, without };
}
