import type { RefObject } from "react";

/**
 * Gives the focus to an element once no modal dialog is open, for what was pressed there and is gone from the page. Until
 * then the element is inert, and a dialog that closes gives the focus back to what opened it.
 */
export function focusAfterDialog(element: RefObject<{ focus: () => void } | null>) {
  // After what React renders because of the same event.
  setTimeout(() => {
    const dialog = document.querySelector("dialog:modal");
    if (dialog) dialog.addEventListener("close", () => focusAfterDialog(element), { once: true });
    else element.current?.focus();
  });
}
