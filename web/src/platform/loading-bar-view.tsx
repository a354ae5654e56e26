import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { beginLoading, loadingState } from "./loading-bar.ts";
import { useStore } from "./store.ts";

/**
 * The thin bar on top while a request runs; it reaches the end after 5 seconds. After a failure it is thicker and
 * striped, because colour alone would not show on a red site.
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
