import { browserItem } from "#platform/browser-store.ts";

/*
 * The action that a visitor chose before signing in (docs/product/platform.md#start-of-a-page). The address that they
 * return to names it too, but anybody can craft such an address: only an action stored in this browser is performed.
 */
const pending = browserItem("pending-action");
/** As long as the redirect target of the auth site (accounts/auth/redirect-cookie.ts). */
const LIFETIME_MS = 2 * 3600_000;

/** `page` is the one that `useActionPage` returns. */
export const storePendingAction = (page: string, action: string) => pending.set(`${action} ${page} ${Date.now()}`);

/** Whether this action was chosen on this page. Deletes the stored action: a second call returns false. */
export function consumePendingAction(page: string, action: string): boolean {
  const [stored, storedPage, storedAt] = (pending.get() ?? "").split(" ");
  pending.remove();
  return stored === action && storedPage === page && Date.now() - Number(storedAt) < LIFETIME_MS;
}
