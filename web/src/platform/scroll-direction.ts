/**
 * Marks the root element while the reader scrolls down: on a phone the bars of a reading page then make room
 * (styles/controls.css). They stay near its top and its end, and come back on scrolling up.
 */
export function watchScrollDirection() {
  // In pixels. A smaller step is a resting finger.
  const minStep = 8;
  const edge = 160;
  const root = document.documentElement;
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const step = scrollY - last;
      if (Math.abs(step) < minStep) return;
      last = scrollY;
      const isAtEdge = last < edge || last + innerHeight > root.scrollHeight - edge;
      root.toggleAttribute("data-reading-down", step > 0 && !isAtEdge);
    },
    { passive: true },
  );
}
