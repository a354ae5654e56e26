import { keepCarriedConsent } from "#platform/consent/carried-consent.ts";
import { redirectSignedInOnSite, type HandOverPage } from "./hand-over.ts";

/**
 * `beforeLoad` of prepare: keeps the choice about measuring that comes along, and redirects a person who is signed in
 * on this site already. Only on the server: no link within a site leads to prepare, and the build leaves hand-over.ts
 * out of the scripts of every page.
 */
export async function skipHandOver(page: HandOverPage) {
  if (!import.meta.env.SSR) return;
  keepCarriedConsent(page.search.consent);
  await redirectSignedInOnSite(page);
}
