import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to an element when a page stands otherwise than before and what had the focus is gone, as a button is
 * that was pressed. Otherwise it would fall back to the top of the document.
 */
export function useFocusKept<E extends HTMLElement>(standing: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== standing && document.activeElement === document.body) element.current?.focus();
    before.current = standing;
  }, [standing]);
  return element;
}
