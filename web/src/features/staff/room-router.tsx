import { useLocation as useSiteLocation, useRouter } from "@tanstack/react-router";
import type {
  RouterBlocker,
  RouterBlockerFunction,
  RouterLinkProps,
  RouterLocation,
  RouterNavigateProps,
  RouterProvider,
  RouterTo,
} from "ra-core";
import { useCallback, useContext, useEffect, useEffectEvent, useState } from "react";
import { Matched, matchPath, Route, Routes } from "./room-routes.tsx";

/*
 * The room on the router of the site, in the addresses that people see: react-admin asks for pages, this router goes
 * there. Its own adapter for it would bring links and blocking of that router along into what every page loads.
 */

const addressOf = (to: RouterTo, here: string) =>
  typeof to === "string" ? to : `${to.pathname ?? here}${withSign("?", to.search)}${withSign("#", to.hash)}`;
const withSign = (sign: string, part = "") => (part === "" || part.startsWith(sign) ? part : sign + part);

function locationOf(href: string): RouterLocation {
  const { pathname, search, hash } = new URL(href, window.location.origin);
  return { pathname, search, hash, state: null, key: href };
}

const useLocation = () => locationOf(useSiteLocation({ select: ({ publicHref }) => publicHref }));

function useNavigate() {
  const router = useRouter();
  return useCallback(
    (to: RouterTo | number, { replace = false }: { replace?: boolean } = {}) => {
      if (typeof to === "number") router.history.go(to);
      else void router.navigate({ href: addressOf(to, window.location.pathname), replace });
    },
    [router],
  );
}

const useParams = () => useContext(Matched).params;
const useMatch = (pattern: { path: string; end?: boolean }) => matchPath(pattern, useLocation().pathname);

/** Leaving waits until it was asked about, and goes on or does not. */
function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const { history } = useRouter();
  const [blocked, setBlocked] = useState<{ location: RouterLocation; settle: (stays: boolean) => void }>();
  const blocks = useEffectEvent((currentLocation: RouterLocation, nextLocation: RouterLocation) =>
    typeof shouldBlock === "function"
      ? shouldBlock({ currentLocation, nextLocation, historyAction: "PUSH" })
      : shouldBlock,
  );
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation }) => {
          const next = locationOf(nextLocation.href);
          if (!blocks(locationOf(currentLocation.href), next)) return false;
          return new Promise((settle) => setBlocked({ location: next, settle }));
        },
      }),
    [history],
  );
  if (!blocked) return { state: "unblocked", proceed: undefined, reset: undefined, location: undefined };
  const settle = (stays: boolean) => () => {
    setBlocked(undefined);
    blocked.settle(stays);
  };
  return { state: "blocked", proceed: settle(false), reset: settle(true), location: blocked.location };
}

/** A plain link: the site follows those within it by itself (platform/links.ts). */
const Link = ({ to, replace: _replace, state: _state, ...rest }: RouterLinkProps) => (
  <a {...rest} href={addressOf(to, window.location.pathname)} />
);

function Navigate({ to, replace }: RouterNavigateProps) {
  const navigate = useNavigate();
  const address = addressOf(to, window.location.pathname);
  useEffect(() => navigate(address, replace === undefined ? {} : { replace }), [navigate, address, replace]);
  return null;
}

export const roomRouter: RouterProvider = {
  useLocation,
  useNavigate,
  useParams: useParams as RouterProvider["useParams"],
  useMatch,
  useBlocker,
  useCanBlock: () => true,
  useInRouterContext: () => true,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet: () => null,
  RouterWrapper: ({ children }) => children,
  matchPath,
};
