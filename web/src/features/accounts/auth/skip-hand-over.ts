import { keepCarriedConsent } from "#platform/consent/carried-consent.ts";
import type { HandOverPage } from "./hand-over.ts";

/**
 * `beforeLoad` of prepare: keeps the choice about measuring that comes along, and redirects a person who is already
 * signed in on this site. Only on the server: no link within a site leads to prepare. Imported only when it runs: what
 * the routes of a site import statically is in the scripts of all its pages.
 */
export async function skipHandOver(page: HandOverPage) {
  if (!import.meta.env.SSR) return;
  keepCarriedConsent(page.search.consent);
  const { redirectSignedInOnSite } = await import("./hand-over.ts");
  await redirectSignedInOnSite(page);
}
