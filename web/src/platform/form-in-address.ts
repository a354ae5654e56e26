import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useEarlyInput } from "#ui/early-input.ts";
import { usePause } from "./pause.ts";

/**
 * For a form that searches and itself holds what was chosen, so that it works before any script: writes that to the
 * address, and the address to the form when a link or the back button changed it.
 * @param path the address of what is shown
 * @param pathOf the address of what a form says
 */
export function useFormInAddress(path: string, pathOf: (form: HTMLFormElement) => string) {
  const router = useRouter();
  const { afterPause, stop } = usePause();
  const asked = useRef(path);
  const ask = (next: string, replace: boolean) => {
    stop();
    if (next === asked.current) return;
    asked.current = next;
    void router.navigate({ href: next, replace, resetScroll: false });
  };
  /** After a pause, in place of the address before. */
  const askSoon = (element: HTMLFormElement) => afterPause(() => ask(pathOf(element), true));
  const form = useEarlyInput<HTMLFormElement>((element) => {
    if (pathOf(element) !== path) askSoon(element);
  });

  const onNavigation = useEffectEvent((now: string) => {
    if (now === asked.current) return;
    stop();
    asked.current = now;
    form.current?.reset();
  });
  useEffect(() => onNavigation(path), [path]);
  return { form, ask, askSoon };
}
