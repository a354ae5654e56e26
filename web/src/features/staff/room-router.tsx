import { useBlocker as useSiteBlocker } from "@tanstack/react-router";
import type { RouterBlocker, RouterBlockerFunction, RouterLocation, RouterProvider } from "ra-core";
import { tanStackRouterProvider } from "ra-router-tanstack";

/** The path of the staff room in the tree of routes; addresses do not show it (platform/rewrite.ts). */
export const ROOM_BASE = "/staff";

const locationOf = ({ pathname }: { pathname: string }): RouterLocation => ({
  pathname,
  search: "",
  hash: "",
  state: null,
  key: "",
});

/**
 * Asks for confirmation before navigation loses what was typed. The adapter's own blocker also asks whenever the window
 * is closed or reloaded, even without changes; react-admin itself does so when there are changes.
 */
function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const blocker = useSiteBlocker({
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: ({ current, next }) =>
      typeof shouldBlock === "function"
        ? shouldBlock({ currentLocation: locationOf(current), nextLocation: locationOf(next), historyAction: "PUSH" })
        : shouldBlock,
  });
  if (blocker.status === "idle") {
    return { state: "unblocked", proceed: undefined, reset: undefined, location: undefined };
  }
  const { proceed, reset, next } = blocker;
  return { state: "blocked", proceed, reset, location: locationOf(next) };
}

/** React-admin's router, which uses the router of the site. */
export const roomRouter: RouterProvider = { ...tanStackRouterProvider, useBlocker };
