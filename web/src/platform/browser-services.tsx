import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { SITES } from "@inktvis/contract/sites";
import { SESSION_ENDED } from "./api-transport.ts";
import { setPageOwner } from "./browser-store.ts";
import { countPages } from "./consent/page-views.ts";
import { LoadingBar } from "./loading-bar-view.tsx";
import { focusPageOnNavigation } from "./page-focus.ts";
import { clearProblem } from "./page-problem.ts";
import { followLinks } from "./links.ts";
import { meQuery } from "./session.queries.ts";
import { useCurrentSite } from "./site-link.tsx";
import { ToastRegion } from "./toast-region.tsx";

/**
 * When the session ends elsewhere, the page stays as it is: the menu shows a visitor, and cached data of the member is
 * removed. The next action that needs a session sends to signing in.
 */
function clearSessionOnEnd(queryClient: QueryClient) {
  const clearSession = () => {
    queryClient.setQueryData(meQuery.queryKey, null);
    queryClient.removeQueries({ type: "inactive", fetchStatus: "idle" });
  };
  addEventListener(SESSION_ENDED, clearSession);
  return () => removeEventListener(SESSION_ENDED, clearSession);
}

/** What runs on every page in the browser: link handling, focus, consent, toasts, the loading bar. */
export function BrowserServices() {
  const router = useRouter();
  const { queryClient } = router.options.context;
  const { asksConsent } = SITES[useCurrentSite().site];
  useEffect(() => {
    const stops = [
      followLinks(router),
      focusPageOnNavigation(router),
      // Not before: the forms of the page that it replaced would be mounted again, and take back what was stored.
      router.subscribe("onResolved", clearProblem),
      clearSessionOnEnd(queryClient),
      ...(asksConsent ? [countPages(router)] : []),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, queryClient, asksConsent]);
  // A layout effect: forms read their saved values in effects, which run after this.
  useLayoutEffect(() => setPageOwner(queryClient.getQueryData(meQuery.queryKey)?.id ?? ""), [queryClient]);
  return (
    <>
      <LoadingBar />
      <ToastRegion />
    </>
  );
}
