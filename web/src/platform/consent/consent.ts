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

/** A choice made or reopened on this page; otherwise the cookie counts. */
const changed = createStore<ConsentChoice | "asked again" | undefined>(undefined);

/** In the browser only. */
export const currentConsent = () => changed.get() ?? readConsent(document.cookie);
export const subscribeToConsent = changed.subscribe;

/** Starts with the value of the server, so that the panel is hydrated as it was rendered. */
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

/** Reopens the panel, from the footer: consent must be as easy to withdraw as to give. */
export const reopenConsent = () => changed.set("asked again");
