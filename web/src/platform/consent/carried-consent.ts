import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader, setCookie } from "@tanstack/react-start/server";
import { SITES } from "@inktvis/contract/sites";
import { currentSite } from "../current-site.ts";
import { carriedChoice } from "./carried-choice.ts";
import { CONSENT_COOKIE, CONSENT_COOKIE_OPTIONS, VALUES } from "./consent-cookie.ts";

/** Stores the choice that a hand-over carries from another site. */
export const keepCarriedConsent = createIsomorphicFn()
  .server((carried: unknown) => {
    const { site, addresses, consent } = currentSite();
    const choice = carriedChoice({ carried, stored: consent, referrer: getRequestHeader("referer"), addresses });
    if (!choice || !SITES[site].asksConsent) return;
    setCookie(CONSENT_COOKIE, VALUES[choice], { ...CONSENT_COOKIE_OPTIONS, secure: addresses.scheme === "https" });
  })
  .client((_carried: unknown) => {});
