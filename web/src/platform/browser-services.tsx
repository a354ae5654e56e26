import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { SITES } from "@inktvis/contract/sites";
import { ConsentBanner } from "./consent/consent-banner.tsx";
import { countPages } from "./consent/page-views.ts";
import { LoadingBar } from "./loading-bar-view.tsx";
import { focusNewPages } from "./page-focus.ts";
import { clearProblem } from "./page-problem.ts";
import { followSameSiteLinks } from "./same-site-links.ts";
import { useCurrentSite } from "./site-link.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** What runs beside every page once there is a browser. */
export function BrowserServices() {
  const router = useRouter();
  const { asksConsent } = SITES[useCurrentSite().site];
  useEffect(() => {
    const stops = [
      followSameSiteLinks(router),
      focusNewPages(router),
      router.subscribe("onBeforeNavigate", clearProblem),
      ...(asksConsent ? [countPages(router)] : []),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, asksConsent]);
  return (
    <>
      <LoadingBar />
      <ToastRegion />
      {asksConsent && <ConsentBanner />}
    </>
  );
}
