/**
 * The `ref` of an element that replaces something else on the page: it gets the focus, so that it comes into view, and
 * keyboards and screen readers continue there.
 */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
