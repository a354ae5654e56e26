interface Early {
  /** Pressed last. */
  press?: Event;
  /** What that was on; none when it was no button, so that nothing is done that was given up. */
  button?: HTMLButtonElement | null;
  /** Typed or chosen in; a chosen file is not told of. */
  controls: Set<HTMLInputElement>;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/**
 * Runs with the first bytes of a page: keeps what is typed, chosen and pressed while nothing listens yet. On the way
 * down, since React stops on its way what comes before it has taken over the page.
 */
export const KEEP_EARLY = `early={controls:new Set};
addEventListener("click",(press)=>{if(window.early)Object.assign(early,{press,button:press.target.closest("button[type=button]")})},true);
addEventListener("input",({target})=>{if(window.early&&target.type!="file")early.controls.add(target)},true)`;

/**
 * Lets the page know what was typed, chosen and pressed before it listened. As a layout effect of the page, so that no
 * press comes in between; but not among the effects themselves, where React does not complete the part that is pressed.
 */
export function catchUp() {
  const { early } = window;
  window.early = undefined;
  // A press that is still on its way, and made React take over, arrives by itself.
  const button = early?.press?.eventPhase === 0 ? early.button : null;
  queueMicrotask(() => {
    early?.controls.forEach(tellChange);
    button?.click();
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
    Reflect.set(Object.getPrototypeOf(control), "value", value, control);
    tell();
  }
}
