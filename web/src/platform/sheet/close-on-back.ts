import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Marks the extra entry in the history that stands for what is open. */
const ENTRY = "closesOnBack";
/** A browser that is busy leaving the page may never report that it went back. */
const LONGEST_WAIT_MS = 1000;

let removed: Promise<void> = Promise.resolve();

/**
 * Await this before navigating, which would take the place of an extra entry that is being removed. Returns whether
 * something is open that Back closes.
 */
export async function closesOnBack() {
  await removed;
  return isExtra(history.state);
}

/**
 * While something is open, Back closes it instead of leaving the page: an extra entry in the history, of the same
 * address, that the router never hears of.
 */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useHiddenFromRouter();
  useEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    const onPop = () => close();
    async function addEntry() {
      await removed;
      if (!isOpen) return;
      // The method of the prototype: the router replaced that of the object by one that notifies the router.
      History.prototype.pushState.call(history, { ...history.state, [ENTRY]: true }, "");
      addEventListener("popstate", onPop, { once: true });
    }
    void addEntry();
    return () => {
      isOpen = false;
      removeEventListener("popstate", onPop);
      // After Back the extra entry is already gone, and after a navigation another entry is the current one.
      if (isExtra(history.state)) removed = goBack();
    };
  }, [open]);
}

/** The router would reload the page: it waits for ever for a decision about going to an entry that copies its own. */
function useHiddenFromRouter() {
  const { history: routed } = useRouter();
  useEffect(
    () =>
      routed.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation }) =>
          currentLocation.state.__TSR_key === nextLocation.state.__TSR_key && new Promise<never>(() => {}),
      }),
    [routed],
  );
}

const isExtra = (state: unknown) => typeof state === "object" && state !== null && ENTRY in state;

const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
    history.back();
  });
