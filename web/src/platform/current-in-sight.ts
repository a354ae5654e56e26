import { useEffect, useRef } from "react";
import { usePath } from "./site-link.tsx";

/** A menu that scrolls sideways shows the item of the page that is open. Gives the ref of the menu. */
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
