import type { AnyRouter } from "@tanstack/react-router";
import { currentConsent, subscribeToConsent } from "./consent.ts";

let lastCounted: string | undefined;

/** After a yes only: tells our own server which page is open, by its path alone. */
function countPage() {
  const path = location.pathname;
  if (currentConsent() !== "accepted" || path === lastCounted) return;
  lastCounted = path;
  navigator.sendBeacon("/_stats", new Blob([JSON.stringify({ path })], { type: "application/json" }));
}

/** Counts the page that is open once there is a yes, and every next one. Answers how to stop. */
export function countPages(router: AnyRouter) {
  countPage();
  const stops = [subscribeToConsent(countPage), router.subscribe("onResolved", countPage)];
  return () => stops.forEach((stop) => stop());
}
