import { useSyncExternalStore } from "react";
import { useCurrentSite } from "../site-link.tsx";
import { createStore } from "../store.ts";
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_OPTIONS,
  type Consent,
  type ConsentChoice,
  readConsent,
  VALUES,
} from "./consent-cookie.ts";

/** A choice that was made on this page, or that it asks for anew; else what the cookie says counts. */
const changed = createStore<ConsentChoice | "asked again" | undefined>(undefined);

/** Only in the browser. */
export const currentConsent = () => changed.get() ?? readConsent(document.cookie);
export const subscribeToConsent = changed.subscribe;

/** Begins as the server knew it, so that the panel stands there from the start. */
export function useConsent(): Consent | "asked again" {
  const { consent } = useCurrentSite();
  return useSyncExternalStore(changed.subscribe, currentConsent, () => consent);
}

export function chooseConsent(choice: ConsentChoice) {
  const { path, maxAge } = CONSENT_COOKIE_OPTIONS;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${CONSENT_COOKIE}=${VALUES[choice]}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  changed.set(choice);
}

/** Asks again, from the footer: what was given can be taken back as easily. */
export const reopenConsent = () => changed.set("asked again");
