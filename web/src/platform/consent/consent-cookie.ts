/* The cookie that keeps the choice about measuring visits (docs/product/platform.md#consent). */
export const CONSENT_COOKIE = "consent-cookie";
const DAYS = 365;
export const CONSENT_COOKIE_OPTIONS = { path: "/", maxAge: DAYS * 86_400, sameSite: "lax" } as const;

export type ConsentChoice = "accepted" | "declined";
export type Consent = ConsentChoice | "unset";
export const VALUES = { accepted: "1", declined: "0" } as const satisfies Record<ConsentChoice, string>;

export function consentOf(value: unknown): Consent {
  if (value === VALUES.accepted) return "accepted";
  return value === VALUES.declined ? "declined" : "unset";
}

/** Reads the choice from the cookies of a document. */
export const readConsent = (cookies: string): Consent =>
  consentOf(new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1]);

/** The choice as a parameter of a link to another site. */
export const consentParameter = (consent: Consent): { consent?: string } =>
  consent === "unset" ? {} : { consent: VALUES[consent] };
