import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useEarlyInput } from "#ui/early-input.ts";
import { usePause } from "./pause.ts";

/**
 * For a search form whose fields hold what was chosen, so that it works before any script: writes the fields to the
 * address, and the address to the fields when a link or the back button changed it (docs/product/search.md#pages).
 * @param path the address of what is shown
 * @param pathOf the address of what the form says
 * @returns among others `stop`, which drops a search that waits for its pause; for links beside the form, whose address
 * already includes what was typed
 */
export function useFormInAddress(path: string, pathOf: (form: HTMLFormElement) => string) {
  const router = useRouter();
  const { afterPause, stop } = usePause();
  const shown = useRef(path);
  /** Addresses that the form asked for and that are not shown yet, the newest last. */
  const asked = useRef<string[]>([]);

  const ask = (next: string, replace = true) => {
    stop();
    if (next === (asked.current.at(-1) ?? shown.current)) return;
    asked.current.push(next);
    void router.navigate({ href: next, replace, resetScroll: false });
  };
  /** Asks after a pause, and replaces the current address in the history. */
  const askSoon = (fields: HTMLFormElement) => afterPause(() => ask(pathOf(fields)));
  const form = useEarlyInput<HTMLFormElement>(askSoon);

  const onNavigation = useEffectEvent((now: string) => {
    if (now === shown.current) return;
    shown.current = now;
    const index = asked.current.indexOf(now);
    // The new address is either one that the form asked for, possibly before somebody went on typing, or from
    // elsewhere.
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
