import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useActionPage } from "./action-page.ts";

/**
 * Performs once what a visitor chose before signing in, on the page that they return to, and takes it off the address
 * (docs/product/platform.md#start-of-a-page). Several parts of a page can use it, each with its own `actions`.
 */
export function useResumedAction<Action extends string>(
  actions: readonly Action[],
  perform: (action: Action) => unknown,
) {
  const router = useRouter();
  const { page, action: requested } = useActionPage();
  const action = actions.find((known) => known === requested);
  const resume = useEffectEvent(async (resumed: Action) => {
    const { consumePendingAction } = await import("./pending-action.ts");
    if (consumePendingAction(page, resumed)) await perform(resumed);
  });
  useEffect(() => {
    if (!action) return;
    void resume(action);
    void router.navigate({ href: page, replace: true, resetScroll: false });
  }, [action, page, router]);
}
