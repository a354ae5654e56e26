import type { Page } from "@playwright/test";

/**
 * Focuses each tab stop in turn, forwards and backwards, as the Tab key does: the browser scrolls to it. Returns a line
 * for each that is then covered by something fixed (bar, menu, panel) or outside the window (WCAG 2.4.11). Leaves the
 * page without a focus, and scrolled to its top.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const STOPS = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
      (element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility(),
    );
    const staysInPlace = (element: Element | null): Element | null => {
      if (!element || element === document.body) return null;
      const { position } = getComputedStyle(element);
      return position === "fixed" || position === "sticky" ? element : staysInPlace(element.parentElement);
    };
    const pointsOf = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const;
    };
    const nameOf = (element: Element) =>
      `${element.tagName} "${(element.textContent || element.ariaLabel || element.id).trim().slice(0, 40)}"`;

    function coverOf(stop: HTMLElement) {
      // A visually hidden field is represented by its label.
      const small = stop.getBoundingClientRect();
      const shown = small.width * small.height <= 4 ? (stop.closest("label") ?? stop) : stop;
      const points = [...shown.getClientRects()].filter(({ width, height }) => width * height > 4).flatMap(pointsOf);
      const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
      if (points.length > 0 && hits.every((hit) => hit === null)) return "out of sight";
      const covers = hits.map((hit) => staysInPlace(hit)).filter((found) => found && !found.contains(shown));
      // An editor may be taller than the window: the browser then keeps the cursor in view.
      const isSheet = stop.matches("textarea, [contenteditable=true]") && covers.length < hits.length;
      const cover = isSheet ? undefined : covers[0];
      return cover ? `under ${cover.tagName} ${cover.className}` : undefined;
    }

    const found = new Set<string>();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      const cover = document.activeElement === stop ? coverOf(stop) : undefined;
      if (cover) found.add(`${nameOf(stop)} ${cover}`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    return [...found];
  });
