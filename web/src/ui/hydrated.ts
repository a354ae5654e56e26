import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Props that disable a control until hydration without making it look disabled (`data-waiting`, base.css). */
export function useWaiting(disabled = false) {
  const waiting = !useHydrated();
  return { disabled: disabled || waiting, "data-waiting": (waiting && !disabled) || undefined };
}
