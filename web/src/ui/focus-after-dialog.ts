import type { RefObject } from "react";

/**
 * Gives the focus to an element once no modal dialog is open, after something was pressed there that is gone from the
 * page. Until then the element is inert, and a dialog that closes gives the focus back to what opened it.
 */
export function focusAfterDialog(element: RefObject<{ focus: () => void } | null>) {
  // After React has rendered the effects of the same event.
  setTimeout(() => {
    const dialog = document.querySelector("dialog:modal");
    if (dialog) dialog.addEventListener("close", () => focusAfterDialog(element), { once: true });
    else element.current?.focus();
  });
}
