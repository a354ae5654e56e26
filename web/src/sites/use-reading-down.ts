import { useEffect } from "react";

/** In pixels: less is a finger that rests. */
const MIN_STEP = 8;
/** Near the top and the end of a page the bars stay. */
const EDGE = 160;

/**
 * Says on the root element that the reader scrolls down: on a phone the bars of a page to read then make room
 * (styles/controls.css), and come back on scrolling up.
 */
export function useReadingDown() {
  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    const onScroll = () => {
      const step = scrollY - last;
      if (Math.abs(step) < MIN_STEP) return;
      last = scrollY;
      const isAtEdge = scrollY < EDGE || scrollY + innerHeight > root.scrollHeight - EDGE;
      root.toggleAttribute("data-reading-down", step > 0 && !isAtEdge);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      root.removeAttribute("data-reading-down");
    };
  }, []);
}
