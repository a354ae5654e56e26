import { useEffect } from "react";

/**
 * Says on the root element that the reader scrolls down: on a phone the bars of a page to read then make room
 * (styles/controls.css). They stay near its top and its end, and come back on scrolling up.
 */
export function useReadingDown() {
  useEffect(() => {
    // In pixels. A smaller step is a finger that rests.
    const minStep = 8;
    const edge = 160;
    const root = document.documentElement;
    let last = scrollY;
    const onScroll = () => {
      const step = scrollY - last;
      if (Math.abs(step) < minStep) return;
      last = scrollY;
      root.toggleAttribute(
        "data-reading-down",
        step > 0 && last > edge && last + innerHeight < root.scrollHeight - edge,
      );
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
}
