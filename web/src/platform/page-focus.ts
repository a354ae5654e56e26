import type { AnyRouter } from "@tanstack/react-router";

/** Id of the main element: the target of the skip link, and of the focus after navigation. */
export const CONTENT_ID = "inhoud";

/**
 * Moves the focus to the main element after client-side navigation, so that screen readers start there; not while
 * somebody is typing. Returns the function that stops it.
 */
export const focusPageOnNavigation = (router: AnyRouter) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const isTyping = document.activeElement?.matches("input, textarea, [contenteditable]");
    if (fromLocation && pathChanged && !location.hash && !isTyping) {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }
  });
