import { useEffect, useState } from "react";

/** docs/product/content.md#questions */
const HIGHLIGHT_MS = 1000;

const slugInHash = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ""; // an address that somebody cut in half
  }
};

/** Opens the question that the address names, goes to it, and answers which one is lit: for exactly a second. */
export function useHashItem() {
  const [lit, light] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const item = document.getElementById(slugInHash())?.closest("details");
      if (!item) return;
      item.open = true;
      item.scrollIntoView({ block: "start" });
      item.querySelector("summary")?.focus({ preventScroll: true });
      light(item.dataset["slug"]);
      clearTimeout(timer);
      timer = setTimeout(() => light(undefined), HIGHLIGHT_MS);
    };
    show();
    addEventListener("hashchange", show);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", show);
    };
  }, []);
  return lit;
}
