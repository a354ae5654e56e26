/** What somebody typed or chose, and how the control stood when the page began to listen. */
export interface EarlyChange {
  control: HTMLInputElement;
  value: string;
  checked: boolean;
}

interface Early {
  /** Pressed last. */
  press?: Event;
  /** What that was on; none when it was no button, so that nothing is done that was given up. */
  button?: HTMLButtonElement | null;
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
addEventListener("input",({target})=>{if(window.early)early.controls.add(target)},true)`;

/**
 * Lets the page know what was typed, chosen and pressed before it listened. As a layout effect of the page, so that no
 * press comes in between.
 */
export async function catchUp() {
  const { early } = window;
  window.early = undefined;
  // A press that is still on its way, and made React take over, arrives by itself.
  const button = early?.press?.eventPhase === 0 ? early.button : null;
  // As they stand now: telling of one makes React show the others again as the server sent them.
  const changes = Array.from(early?.controls ?? [], (control) => {
    const { value, checked } = control;
    return { control, value, checked };
  });
  // Not among the effects themselves, where React does not complete the part of the page that is pressed.
  await Promise.resolve();
  if (changes.length > 0) (await import("./forms/early-changes.ts")).tellChanges(changes);
  button?.click();
}
