import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { beginLoading, loadingState } from "./loading-bar.ts";
import { useStore } from "./store.ts";

/**
 * The thin line on top while something loads: 5 seconds to the end. When it failed it is thicker and striped: on a red
 * site another colour would not tell.
 */
export function LoadingBar() {
  const state = useStore(loadingState);
  const router = useRouter();
  useEffect(() => {
    let done: ((wentWell: boolean) => void) | undefined;
    const started = router.subscribe("onBeforeLoad", () => (done ??= beginLoading()));
    const ended = router.subscribe("onResolved", () => {
      done?.(true);
      done = undefined;
    });
    return () => {
      started();
      ended();
    };
  }, [router]);
  if (state === "idle") return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      <div className={`loading-bar ${state === "failed" ? "h-2" : "h-1 bg-accent-ink"}`} data-state={state} />
    </div>
  );
}
