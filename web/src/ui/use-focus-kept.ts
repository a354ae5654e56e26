import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to an element when the state of its page changed and what had the focus is gone, such as a pressed
 * button. Otherwise the focus would fall back to the top of the document.
 */
export function useFocusKept<E extends HTMLElement>(state: string | number | boolean | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) element.current?.focus();
    before.current = state;
  }, [state]);
  return element;
}
