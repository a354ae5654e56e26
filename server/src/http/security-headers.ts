import { apiOriginOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

/**
 * The content security policy of a page. Scripts need the nonce; style attributes are allowed, because the editor and
 * the streaming renderer use them.
 */
export function contentSecurityPolicy(addresses: SiteAddresses, site: SiteName, nonce: string, dev: boolean) {
  const api = apiOriginOf(addresses, site);
  const reload = dev ? " ws: http:" : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${api}${reload}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** includeSubDomains covers the API host of the site. */
export const strictTransport = ({ scheme }: SiteAddresses): Record<string, string> =>
  scheme === "https" ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {};
