import { browserItem } from "#platform/browser-store.ts";

/*
 * The action that a visitor chose before signing in (docs/product/platform.md#start-of-a-page). The address that they
 * return to names it too, but anybody can craft such an address: only an action stored in this browser is performed.
 */
const pending = browserItem("pending-action");
/** As long as the redirect target of the auth site (accounts/auth/redirect-cookie.ts). */
const LIFETIME_MS = 2 * 3600_000;

export const storePendingAction = (path: string, action: string) => pending.set(`${action} ${path} ${Date.now()}`);

/** The stored action of a page, when it is one of `actions`. Deletes it: the second call returns undefined. */
export function consumePendingAction<Action extends string>(
  path: string,
  actions: readonly Action[],
): Action | undefined {
  const [stored, storedPath, storedAt] = (pending.get() ?? "").split(" ");
  pending.remove();
  if (storedPath !== path || Date.now() - Number(storedAt) >= LIFETIME_MS) return undefined;
  return actions.find((action) => action === stored);
}
