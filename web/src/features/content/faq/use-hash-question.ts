import { useEffect, useState } from "react";

/** docs/product/content.md#questions */
const HIGHLIGHT_MS = 1000;

const slugInHash = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ""; // not valid percent-encoding
  }
};

/** Opens the question of `#slug` and scrolls to it. Returns its slug for one second, to highlight it. */
export function useHashQuestion() {
  const [highlighted, setHighlighted] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const item = document.getElementById(slugInHash())?.closest("details");
      if (!item) return;
      item.open = true;
      item.scrollIntoView({ block: "start" });
      item.querySelector("summary")?.focus({ preventScroll: true });
      setHighlighted(item.dataset["slug"]);
      clearTimeout(timer);
      timer = setTimeout(() => setHighlighted(undefined), HIGHLIGHT_MS);
    };
    show();
    addEventListener("hashchange", show);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", show);
    };
  }, []);
  return highlighted;
}
