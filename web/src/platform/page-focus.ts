import type { AnyRouter } from "@tanstack/react-router";

/** The main part of every page: where the skip link leads, and where a new page begins for who cannot see it change. */
export const CONTENT_ID = "inhoud";

/**
 * After going to another page without loading the document anew, reading starts at its top; but who is typing there
 * already goes on. Answers how to stop.
 */
export const focusNewPages = (router: AnyRouter) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const isTyping = document.activeElement?.matches("input, textarea, [contenteditable]");
    if (fromLocation && pathChanged && !location.hash && !isTyping) {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }
  });
