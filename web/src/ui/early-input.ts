import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./hydrated.ts";

/**
 * For controlled inputs that the server rendered. `adopt` is called once, when React hydrates the element, which may hold
 * a value that somebody filled in before that and React does not know. Never called for what the browser rendered.
 */
export function useEarlyInput<Control extends Element>(adopt: (control: Control) => void) {
  const control = useRef<Control>(null);
  const wasServed = useRef(!useHydrated());
  const onTakeOver = useEffectEvent(adopt);
  useLayoutEffect(() => {
    if (wasServed.current && control.current) onTakeOver(control.current);
  }, []);
  return control;
}

/** The values of the boxes and choices within that are ticked. */
export const tickedIn = (group: Element) =>
  Array.from(group.querySelectorAll<HTMLInputElement>("input:checked"), ({ value }) => value);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was filled in of a field since it came from the server: its value, for a box whether it is ticked; else undefined. */
export function earlyValueOf(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const given = Math.max(
      Array.from(field.options).findIndex((option) => option.defaultSelected),
      0,
    );
    return field.selectedIndex === given ? undefined : field.value;
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return field.checked === field.defaultChecked ? undefined : field.checked;
  }
  return field.value === field.defaultValue ? undefined : field.value;
}
