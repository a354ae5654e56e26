interface Early {
  /** Pressed last; a press on anything else takes its place, so that nothing is done that was given up. */
  button?: HTMLButtonElement | null;
  /** Typed or chosen in; a chosen file is not told of. */
  controls: Set<HTMLInputElement>;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/** Runs with the first bytes of a page: keeps what is typed, chosen and pressed while nothing listens yet. */
export const KEEP_EARLY = `early={controls:new Set};
addEventListener("click",({target})=>{if(window.early)early.button=target.closest("button[type=button]")});
addEventListener("input",({target})=>{if(window.early&&target.type!="file")early.controls.add(target)})`;

/**
 * Lets the page know what was typed, chosen and pressed before it listened. As an effect of the page: not among the
 * effects themselves, where React does not complete the part of a page that an event is for.
 */
export function catchUp() {
  const { early } = window;
  window.early = undefined;
  queueMicrotask(() => {
    early?.controls.forEach(tellChange);
    early?.button?.click();
  });
}

function tellChange(control: HTMLInputElement) {
  const { type, value, checked } = control;
  const tell = () => control.dispatchEvent(new Event("change", { bubbles: true }));
  // Completes this part of the page, which then tells only of a value other than it knows: it gets another one first.
  tell();
  if (type === "checkbox" || type === "radio") {
    control.checked = !checked;
    control.click();
  } else {
    control.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    tell();
  }
}
