import { createStore } from "../store.ts";

/* The choice about measuring visits (docs/product/platform.md#consent). */
const COOKIE = "consent-cookie";
const DAYS = 365;

export type Consent = "accepted" | "declined" | "unset";

export function readConsent(cookies: string): Consent {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([01])(?:;|$)`).exec(cookies)?.[1];
  if (value === undefined) return "unset";
  return value === "1" ? "accepted" : "declined";
}

/** Unknown until the browser has looked: the server sends the same page to everybody. */
export const consent = createStore<Consent | undefined>(undefined);

export const lookUpConsent = () => consent.set(readConsent(document.cookie));

export function chooseConsent(choice: "accepted" | "declined") {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${choice === "accepted" ? 1 : 0}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${secure}`;
  consent.set(choice);
}

/** Asks again, from the footer: what was given can be taken back as easily. */
export const reopenConsent = () => consent.set("unset");
