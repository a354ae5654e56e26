import { browserItem } from "#platform/browser-store.ts";

/*
 * What a visitor wanted to do when they went to sign in. The address that they come back to names it, but an address
 * can be written by anybody: only what was pressed in this browser, on this page, is done.
 */
const pending = browserItem("pending-action");
/** As long as the way back from registering is remembered. */
const LASTS = 2 * 3600_000;

export const rememberAction = (path: string, action: string) => pending.set(`${action} ${path} ${Date.now()}`);

/** Which of these was pressed on this page, once: after the question nothing is remembered. */
export function takeAction<Action extends string>(path: string, actions: readonly Action[]): Action | undefined {
  const [wanted, onPage, at] = (pending.get() ?? "").split(" ");
  pending.remove();
  if (onPage !== path || Date.now() - Number(at) >= LASTS) return undefined;
  return actions.find((action) => action === wanted);
}
