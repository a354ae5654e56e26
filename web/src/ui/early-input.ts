import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./hydrated.ts";

/**
 * For controlled inputs that the server rendered: calls `adopt` once, when React hydrates the element, which may have a
 * value that was filled in before and that React does not know. Never called for elements that the browser rendered.
 */
export function useEarlyInput<Control extends Element>(adopt: (control: Control) => void) {
  const control = useRef<Control>(null);
  const wasServed = useRef(!useHydrated());
  const onHydrated = useEffectEvent(adopt);
  useLayoutEffect(() => {
    if (wasServed.current && control.current) onHydrated(control.current);
  }, []);
  return control;
}

/** The values of the checked checkboxes and radio buttons in a group. */
export const checkedIn = (group: Element) =>
  Array.from(group.querySelectorAll<HTMLInputElement>("input:checked"), ({ value }) => value);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's value, or whether a checkbox is checked, if that changed since the server rendered it; else undefined. */
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
