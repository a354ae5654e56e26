import type { Action } from "./action.ts";

/*
 * What a visitor wanted to do when they went to sign in. The address that they come back to names it, but an address
 * can be written by anybody: only what was pressed in this browser, on this text, is done.
 */
const KEY = "pending-action";
/** As long as the way back from registering is remembered. */
const LASTS = 2 * 3600_000;

export const rememberAction = (slug: string, action: Action) =>
  localStorage.setItem(KEY, `${action} ${slug} ${Date.now()}`);

/** Whether this was pressed here, once: after the question nothing is remembered. */
export function takeAction(slug: string, action: string): action is Action {
  const [kept, ofText, at] = (localStorage.getItem(KEY) ?? "").split(" ");
  localStorage.removeItem(KEY);
  return kept === action && ofText === slug && Date.now() - Number(at) < LASTS;
}
