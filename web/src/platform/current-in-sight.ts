import { useEffect, useRef } from "react";
import { usePath } from "./site-link.tsx";

/** Scrolls a horizontal menu to the item of the current page. Returns the ref of the menu. */
export function useCurrentInSight<Menu extends HTMLElement>() {
  const menu = useRef<Menu>(null);
  const path = usePath();
  useEffect(() => {
    const item = menu.current?.querySelector<HTMLElement>("[aria-current=page]");
    // Not `scrollIntoView`, which would move the page as well.
    if (menu.current && item)
      menu.current.scrollLeft = item.offsetLeft - (menu.current.clientWidth - item.offsetWidth) / 2;
  }, [path]);
  return menu;
}
