import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

interface ResumedAction<Action extends string> {
  /** The action that the address of the page names (`doe`). */
  requested: string | undefined;
  /** The path of the page, under which the action was stored. */
  path: string;
  /** Those that the page performs. */
  actions: readonly Action[];
  perform: (action: Action) => unknown;
}

/**
 * Performs once what a visitor chose before signing in, on the page that they return to, and takes it off the address
 * (docs/product/platform.md#start-of-a-page).
 */
export function useResumedAction<Action extends string>({ requested, path, actions, perform }: ResumedAction<Action>) {
  const router = useRouter();
  const resume = useEffectEvent(async () => {
    const { consumePendingAction } = await import("./pending-action.ts");
    const action = consumePendingAction(path, actions);
    if (action && action === requested) await perform(action);
  });
  useEffect(() => {
    if (!requested) return;
    void resume();
    void router.navigate({ href: path, replace: true, resetScroll: false });
  }, [requested, path, router]);
}
