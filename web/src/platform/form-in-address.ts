import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useEarlyInput } from "#ui/early-input.ts";
import { usePause } from "./pause.ts";

/**
 * For a form that searches and itself holds what was chosen, so that it works before any script: writes that to the
 * address, and the address to the form when a link or the back button changed it (docs/product/search.md#pages).
 * @param path the address of what is shown
 * @param pathOf the address of what a form says
 * @returns `stop` too: it drops what waits for its pause, for links beside the form whose address says that already
 */
export function useFormInAddress(path: string, pathOf: (form: HTMLFormElement) => string) {
  const router = useRouter();
  const { afterPause, stop } = usePause();
  const shown = useRef(path);
  /** What the form asked for and is still to come, the newest last. */
  const asked = useRef<string[]>([]);

  const ask = (next: string, replace = true) => {
    stop();
    if (next === (asked.current.at(-1) ?? shown.current)) return;
    asked.current.push(next);
    void router.navigate({ href: next, replace, resetScroll: false });
  };
  /** After a pause, in place of the address before. */
  const askSoon = (fields: HTMLFormElement) => afterPause(() => ask(pathOf(fields)));
  const form = useEarlyInput<HTMLFormElement>(askSoon);

  const onNavigation = useEffectEvent((now: string) => {
    if (now === shown.current) return;
    shown.current = now;
    const index = asked.current.indexOf(now);
    // Of an earlier state of the form, which somebody went on filling in, or not of the form.
    if (index >= 0) asked.current.splice(0, index + 1);
    else {
      stop();
      asked.current = [];
      form.current?.reset();
    }
  });
  useEffect(() => onNavigation(path), [path]);
  return { form, ask, askSoon, stop };
}
