import { type SiteAddresses, siteOfHost } from "@inktvis/contract/sites";
import { type Consent, type ConsentChoice, consentOf } from "./consent-cookie.ts";

interface Carried {
  /** What the address says. */
  carried: unknown;
  /** What this site knows. */
  stored: Consent;
  referrer: string | undefined;
  addresses: SiteAddresses;
}

/** The choice to keep when a hand-over brings one from another site; undefined when what is stored stays. */
export function carriedChoice({ carried, stored, referrer = "", addresses }: Carried): ConsentChoice | undefined {
  const choice = consentOf(carried);
  if (choice === "unset" || choice === stored) return undefined;
  // Anybody can link to a hand-over: it counts only when the browser says that it comes from a site of ours.
  if (!URL.canParse(referrer) || !siteOfHost(addresses, new URL(referrer).host)) return undefined;
  // Whoever said no on this site never finds a yes from elsewhere in its place.
  if (stored === "declined") return undefined;
  return choice;
}
