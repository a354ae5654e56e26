import type { EarlyChange } from "../early.ts";

const isTick = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Lets React know of changes from before it took over the page. */
export function tellChanges(changes: readonly EarlyChange[]) {
  for (const change of changes) if (isNews(change)) tell(change);
}

/** Not what stands again as the server sent it, nor what was typed on in since, which React heard of. */
function isNews({ control, value, checked }: EarlyChange): boolean {
  const { type, defaultChecked, defaultValue } = control;
  if (isTick(control)) return checked !== defaultChecked && (checked || type === "checkbox");
  if (type === "select-one") return true;
  return value !== defaultValue && (control.value === value || control.value === defaultValue);
}

function tell({ control, value, checked }: EarlyChange) {
  const send = (name: string) => control.dispatchEvent(new Event(name, { bubbles: true }));
  const { selectionStart, selectionEnd } = control;
  // Makes React complete this part of the page, which may show again what the server sent.
  send("keyup");
  // It tells only of another value than it knows, and so gets another one first.
  if (isTick(control)) {
    control.checked = !checked;
    control.click();
    return;
  }
  if (control.type !== "file") {
    control.value = `${value}0`;
    Reflect.set(Object.getPrototypeOf(control), "value", value, control);
    if (typeof selectionStart === "number") control.setSelectionRange(selectionStart, selectionEnd);
  }
  send("change");
}
