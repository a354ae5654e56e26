import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";
import { type SiteAddresses, type SiteName, isSiteName } from "@inktvis/contract/sites";
import { CONSENT_COOKIE, type Consent, consentOf } from "./consent/consent-cookie.ts";
import type { OutsideLink } from "./outside-link.ts";
import type { PageContext } from "./request-context.ts";

/** The site and configuration of a page, on the server and in the browser. */
export interface CurrentSite {
  site: SiteName;
  addresses: SiteAddresses;
  contactEmail: string;
  socialLinks: readonly OutsideLink[];
  shopUrl: string;
  /** The consent choice when the page was rendered. */
  consent: Consent;
}

/** The context of the current request. On the server only. */
export function requestContext(): PageContext {
  const context = getGlobalStartContext();
  if (!context) throw new Error("Pages are only rendered with a request context.");
  return context;
}

/** In the browser it is read from the attributes of `<html>` that routes/__root.tsx writes. */
export const currentSite = createIsomorphicFn()
  .server((): CurrentSite => {
    const { site, addresses, contactEmail, socialLinks, shopUrl } = requestContext();
    return { site, addresses, contactEmail, socialLinks, shopUrl, consent: consentOf(getCookie(CONSENT_COOKIE)) };
  })
  .client((): CurrentSite => {
    const {
      site = "",
      addresses = "",
      contactEmail = "",
      socialLinks = "[]",
      shopUrl = "",
      consent,
    } = document.documentElement.dataset;
    if (!isSiteName(site)) throw new Error("The document does not say which site it is of.");
    return {
      site,
      addresses: JSON.parse(addresses) as SiteAddresses,
      contactEmail,
      socialLinks: JSON.parse(socialLinks) as readonly OutsideLink[],
      shopUrl,
      consent: consentOf(consent),
    };
  });
