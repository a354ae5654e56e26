import { useEffect, useEffectEvent } from "react";

/** Ctrl+S, or the key that stands for it on a Mac, saves. */
export function useSaveKey(form: string) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
