import type { QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { SITES } from "@inktvis/contract/sites";
import { SESSION_ENDED } from "./api-transport.ts";
import { keepFor } from "./browser-store.ts";
import { ConsentBanner } from "./consent/consent-banner.tsx";
import { countPages } from "./consent/page-views.ts";
import { LoadingBar } from "./loading-bar-view.tsx";
import { focusNewPages } from "./page-focus.ts";
import { clearProblem } from "./page-problem.ts";
import { followLinks } from "./links.ts";
import { meQuery } from "./session.queries.ts";
import { useCurrentSite } from "./site-link.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** The page goes on as it is, without what is a member's and what was asked as one; where one has to be signed in, the next click asks for it. */
function showSignedOut(queryClient: QueryClient) {
  const forget = () => {
    queryClient.setQueryData(meQuery.queryKey, null);
    queryClient.removeQueries({ type: "inactive", fetchStatus: "idle" });
  };
  addEventListener(SESSION_ENDED, forget);
  return () => removeEventListener(SESSION_ENDED, forget);
}

/** What runs beside every page once there is a browser. */
export function BrowserServices() {
  const router = useRouter();
  const { queryClient } = router.options.context;
  const { asksConsent } = SITES[useCurrentSite().site];
  useEffect(() => {
    const stops = [
      followLinks(router),
      focusNewPages(router),
      router.subscribe("onBeforeNavigate", clearProblem),
      showSignedOut(queryClient),
      ...(asksConsent ? [countPages(router)] : []),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, queryClient, asksConsent]);
  // Before any form of the page asks what was kept of it.
  useLayoutEffect(() => keepFor(queryClient.getQueryData(meQuery.queryKey)?.id ?? ""), [queryClient]);
  return (
    <>
      <LoadingBar />
      <ToastRegion />
      {asksConsent && <ConsentBanner />}
    </>
  );
}
