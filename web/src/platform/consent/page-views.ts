import type { AnyRouter } from "@tanstack/react-router";
import { currentConsent, subscribeToConsent } from "./consent.ts";

let lastCounted: string | undefined;

/** After consent only: reports the path of the open page to our own server. */
function countPage() {
  const path = location.pathname;
  if (currentConsent() !== "accepted" || path === lastCounted) return;
  lastCounted = path;
  navigator.sendBeacon("/_stats", new Blob([JSON.stringify({ path })], { type: "application/json" }));
}

/** Counts the open page once there is consent, and every next one. Returns the function that stops it. */
export function countPages(router: AnyRouter) {
  countPage();
  const stops = [subscribeToConsent(countPage), router.subscribe("onResolved", countPage)];
  return () => stops.forEach((stop) => stop());
}
