import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** For what does nothing without its script: disabled until then, and looking as it will (`data-waiting`, base.css). */
export function useWaiting(disabled = false) {
  const waiting = !useHydrated();
  return { disabled: disabled || waiting, "data-waiting": (waiting && !disabled) || undefined };
}
