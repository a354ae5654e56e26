import { useOnceFromAddress } from "#platform/use-once-from-address.ts";
import { useActionPage } from "./action-page.ts";

/**
 * Performs, once, the action that a visitor chose before signing in, on the page that they return to, and removes it
 * from the address (docs/product/platform.md#start-of-a-page). Several parts of a page can use it, each with its own
 * `actions`.
 */
export function useResumedAction<Action extends string>(
  actions: readonly Action[],
  perform: (action: Action) => unknown,
) {
  const { page, action: requested } = useActionPage();
  const action = actions.find((known) => known === requested);
  useOnceFromAddress(action, page, async (resumed) => {
    const { consumePendingAction } = await import("./pending-action.ts");
    if (consumePendingAction(page, resumed)) await perform(resumed);
  });
}
