import { type SiteAddresses, siteOfHost } from "@inktvis/contract/sites";
import { type Consent, type ConsentChoice, consentOf } from "./consent-cookie.ts";

interface Carried {
  /** The parameter of the address. */
  carried: unknown;
  /** The cookie of this site. */
  stored: Consent;
  referrer: string | undefined;
  addresses: SiteAddresses;
}

/** The choice to store when a hand-over carries one from another site; undefined to leave the stored one. */
export function carriedChoice({ carried, stored, referrer = "", addresses }: Carried): ConsentChoice | undefined {
  const choice = consentOf(carried);
  if (choice === "unset" || choice === stored) return undefined;
  // Anybody can link to a hand-over: the choice is accepted only from one of our sites, by the referrer.
  if (!URL.canParse(referrer) || !siteOfHost(addresses, new URL(referrer).host)) return undefined;
  // A refusal on this site is never replaced by consent from another one.
  if (stored === "declined") return undefined;
  return choice;
}
