import type { AnyRouter } from "@tanstack/react-router";

/** Id of the main element: the target of the skip link, and of the focus after navigation. */
export const CONTENT_ID = "inhoud";

/**
 * Moves the focus to the main element after client-side navigation, so that screen readers start there; not while
 * somebody is typing, nor from a heading that the page itself has led to. Returns the function that stops it.
 */
export const focusPageOnNavigation = (router: AnyRouter) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const staysThere = document.activeElement?.matches("input, textarea, [contenteditable], h2[tabindex]");
    if (fromLocation && pathChanged && !location.hash && !staysThere) {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }
  });
